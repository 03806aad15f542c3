extension Asset {
  /// The one style sheet. Every pair of ink and paper has a contrast of 4.5 or more, in both schemes.
  static let style = """
    :root {
      --ink: #16181d; --quiet: #565a64; --line: #d5d8df; --edge: #7b808c; --paper: #f4f5f8;
      --card: #fff; --accent: #2456c7; --on: #fff; --good: #136b3a; --bad: #b3261e;
      --ribbon: #fff3cd; --ribbon-ink: #5b4300;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ink: #eceef3; --quiet: #a9aeba; --line: #343842; --edge: #7d8390; --paper: #111318;
        --card: #1a1d24; --accent: #9bbcff; --on: #0c1833; --good: #76d6a0; --bad: #ffa69e;
        --ribbon: #3a3113; --ribbon-ink: #ffe39a;
      }
    }
    *, *::before, *::after { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
    body {
      margin: 0; font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
      color: var(--ink); background: var(--paper); overflow-wrap: anywhere;
    }
    a { color: var(--accent); }
    header, main { max-width: 68rem; margin: 0 auto; padding: .75rem 1rem; }
    header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem; }
    .name { margin: 0; font-weight: 700; }
    .name a { display: flex; align-items: center; gap: .6rem; color: var(--ink); text-decoration: none; }
    nav { display: flex; gap: .25rem; }
    nav a {
      padding: .6rem .8rem; border-radius: .5rem; text-decoration: none; color: var(--ink);
    }
    nav a:hover { text-decoration: underline; }
    nav a[aria-current] { background: var(--line); font-weight: 600; }
    .ribbon {
      margin: 0; padding: .35rem 1rem; text-align: center; font-size: .875rem;
      background: var(--ribbon); color: var(--ribbon-ink);
    }
    main:focus { outline: none; }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 .5rem; letter-spacing: -.01em; }
    h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
    h3 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
    p { margin: .5rem 0; }
    .lead { font-size: 1.0625rem; color: var(--quiet); margin-top: 0; }
    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: .9rem;
      padding: 1.1rem 1.2rem; margin: 1rem 0; min-width: 0;
    }
    .grid { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); margin: 1rem 0; }
    .grid > * { min-width: 0; }
    .grid .card { margin: 0; }
    @media (min-width: 60rem) {
      .two { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
      .wide { grid-column: 1 / -1; }
    }
    .narrow { max-width: 34rem; margin-inline: auto; }
    .quiet, small { color: var(--quiet); }
    .good { color: var(--good); }
    .bad { color: var(--bad); }
    .note { border-left: 4px solid var(--bad); padding: .5rem .8rem; background: var(--paper); }
    .note.fine { border-color: var(--good); }
    .price { font-size: 2.5rem; font-weight: 700; line-height: 1.1; margin: .25rem 0; }
    .clock { font-variant-numeric: tabular-nums; font-weight: 600; }
    dl + .row, .row + .row, div + .row { margin-top: .75rem; }
    .row { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
    code { font: .875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    pre {
      margin: .5rem 0; padding: .75rem; border-radius: .6rem; background: var(--paper);
      border: 1px solid var(--line); white-space: pre-wrap;
    }
    table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
    th { font-weight: 600; color: var(--quiet); font-size: .8125rem; }
    th, td {
      text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line);
      vertical-align: top;
    }
    tbody tr:last-child td { border-bottom: 0; }
    dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .35rem 1rem; margin: .5rem 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; }
    form { display: inline-block; margin: 0; }
    form.card { display: block; }
    button {
      font: inherit; min-height: 2.75rem; padding: .45rem 1rem; border-radius: .6rem;
      border: 1px solid var(--edge); background: transparent; color: var(--ink); cursor: pointer;
    }
    button:hover { border-color: var(--accent); color: var(--accent); }
    button.main { background: var(--accent); border-color: var(--accent); color: var(--on); font-weight: 600; }
    button.main:hover { color: var(--on); filter: brightness(1.08); }
    button.full { width: 100%; }
    button.small { min-height: 2.25rem; padding: .2rem .7rem; font-size: .9375rem; }
    button[aria-pressed="true"] { background: var(--line); font-weight: 600; }
    fieldset { border: 0; margin: 0 0 1rem; padding: 0; min-width: 0; }
    legend { padding: 0; font-weight: 600; margin-bottom: .5rem; }
    .choice {
      display: flex; gap: .75rem; align-items: center; min-height: 3rem; padding: .5rem .8rem;
      border: 1px solid var(--edge); border-radius: .6rem; margin: .4rem 0; cursor: pointer;
    }
    .choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    .choice input { width: 1.2rem; height: 1.2rem; accent-color: var(--accent); flex: none; margin: 0; }
    .choice span { min-width: 0; }
    .choice small { display: block; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .3rem; }
    summary { cursor: pointer; padding: .6rem 0; font-weight: 600; }
    .steps { list-style: none; margin: 1rem 0; padding: 0; }
    .steps li { position: relative; padding: 0 0 1rem 2.25rem; color: var(--quiet); }
    .steps li::before {
      content: ""; position: absolute; left: .35rem; top: .3rem; width: .9rem; height: .9rem;
      border: 2px solid var(--edge); border-radius: 50%; background: var(--card); z-index: 1;
    }
    .steps li:not(:last-child)::after {
      content: ""; position: absolute; left: calc(.8rem - 1px); top: 1.2rem; bottom: -.3rem; width: 2px;
      background: var(--line);
    }
    .steps .done, .steps [aria-current] { color: var(--ink); }
    .steps .done::before { background: var(--good); border-color: var(--good); }
    .steps .done:not(:last-child)::after { background: var(--good); }
    .steps .wrong { color: var(--bad); font-weight: 600; }
    .steps .wrong::before { background: var(--bad); border-color: var(--bad); }
    .steps [aria-current] { font-weight: 600; }
    .steps [aria-current]::before { border-color: var(--accent); border-width: 4px; }
    .plain { list-style: none; margin: 0 0 .75rem; padding: 0; }
    .plain li { padding: .25rem 0; }
    .log { list-style: none; margin: 0 0 .75rem; padding: 0; max-height: 22rem; overflow-y: auto; }
    .log li {
      display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .75rem;
      padding: .3rem 0; border-bottom: 1px solid var(--line); font-size: .9375rem;
    }
    .log li:last-child { border-bottom: 0; }
    .log time { color: var(--quiet); font-variant-numeric: tabular-nums; }
    .unseen {
      position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: 1rem; top: -5rem; padding: .6rem 1rem; background: var(--card); z-index: 2; }
    .skip:focus { top: .5rem; }
    @media (prefers-reduced-motion: no-preference) {
      .steps [aria-current]::before { animation: pulse 1.6s ease-in-out infinite; }
      @keyframes pulse { 50% { opacity: .35; } }
    }
    @media (min-width: 40.01rem) { th, td { overflow-wrap: break-word; } }
    @media (max-width: 40rem) {
      h1 { font-size: 1.5rem; }
      .card { padding: 1rem; }
      thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      table, tbody, tr, td { display: block; }
      tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
      tbody tr:last-child { border-bottom: 0; }
      td { display: flex; gap: .75rem; border: 0; padding: .15rem 0; }
      td::before { content: attr(data-label); flex: 0 0 5.5rem; color: var(--quiet); font-size: .875rem; }
      td > div { min-width: 0; }
    }
    @media (forced-colors: active) {
      .steps .done::before { background: CanvasText; }
    }
    """
}
