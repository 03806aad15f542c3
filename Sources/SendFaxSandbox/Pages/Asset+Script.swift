extension Asset {
  /// Keeps a page as the server would write it now: on every event it is fetched again, and the parts
  /// that differ are put in place. Without it, the page asks again by itself.
  static let script = """
    (() => {
      'use strict';
      if (!document.querySelector('[data-live]') || !window.EventSource) return;
      const news = document.getElementById('news');
      let timer = 0, isLooking = false, isStale = false;

      function replace(old, fresh) {
        const held = old.contains(document.activeElement) ? document.activeElement : null;
        const key = held && (held.dataset.key || held.getAttribute('href') || held.id);
        old.replaceChildren(...fresh.childNodes);
        if (!held) return;
        const again = key && [...old.querySelectorAll('a, button, input, [id]')].find(
          (one) => [one.dataset.key, one.getAttribute('href'), one.id].includes(key));
        const next = again || document.getElementById('main');
        next.focus({ preventScroll: true });
      }

      async function look() {
        if (isLooking) { isStale = true; return; }
        isLooking = true;
        try {
          const answer = await fetch(location.href, { cache: 'no-store' });
          const text = await answer.text();
          const page = new DOMParser().parseFromString(text, 'text/html');
          for (const old of document.querySelectorAll('[data-live]')) {
            const fresh = page.getElementById(old.id);
            if (fresh && fresh.innerHTML !== old.innerHTML) replace(old, fresh);
          }
          if (document.title !== page.title) document.title = page.title;
        } catch (failure) {
          isStale = false;
        } finally {
          isLooking = false;
          if (isStale) { isStale = false; soon(); }
        }
      }

      function soon() {
        if (timer) return;
        timer = setTimeout(() => { timer = 0; look(); }, 150);
      }

      const events = new EventSource('/sandbox/events');
      events.onmessage = (message) => {
        const event = JSON.parse(message.data);
        if (news && event.kind !== 'request') news.textContent = event.text;
        soon();
      };
      events.onopen = soon;
      document.addEventListener('visibilitychange', () => { if (!document.hidden) soon(); });
      setInterval(() => { if (!document.hidden) soon(); }, 10000);
      addEventListener('pagehide', () => events.close());
      addEventListener('pageshow', (shown) => { if (shown.persisted) location.reload(); });
    })();
    """
}
