"""Plays the sandbox's pages: check.py SENDFAX CHROMIUM [--pictures DIR]"""

import argparse
import calendar
import contextlib
import http.server
import os
import signal
import sys
import threading
import time
import urllib.request

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from sandbox import Sandbox, ended, event

CHECKS = []


def check(function):
    """A check; its docstring is what it says."""
    CHECKS.append(function)
    return function


class Stage:
    """The browser and a sandbox; every page of it must stay silent and at home."""

    def __init__(self, browser, sandbox, pictures):
        self.browser, self.sandbox, self.pictures = browser, sandbox, pictures
        self.complaints = []

    @contextlib.contextmanager
    def page(self, path="/", **options):
        context = self.browser.new_context(**options)
        context.set_default_timeout(15000)
        page = context.new_page()
        page.on("console", lambda m: self.complain(page, m) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: self.complaints.append(f"{page.url}: {e}"))
        page.on("request", self.stays_home)
        page.goto(path if path.startswith("http") else self.sandbox.url + path)
        try:
            yield page
        finally:
            context.close()

    def complain(self, page, message):
        self.complaints.append(f"{page.url}: {message.text} {message.location}")

    def forgive(self, text):
        """Forgets complaints that belong to what was asked for."""
        self.complaints = [one for one in self.complaints if text not in one]

    def stays_home(self, request):
        if not request.url.startswith((self.sandbox.url, "data:")):
            self.complaints.append(f"a request to {request.url}")

    def picture(self, page, name, full=True):
        if self.pictures:
            page.screenshot(path=os.path.join(self.pictures, name + ".png"), full_page=full)

    def some_life(self):
        """A ledger with something in each of its tables."""
        sandbox = self.sandbox
        sandbox.call("reset", back="/")
        for to in ["+16135550101", "+525555550100", "+16135550104"]:
            fax, _ = sandbox.checkout(to)
            sandbox.call("pay", id=fax)
        sandbox.form("/api/v1/faxes")
        intent = sandbox.call("ledger")["intents"][0]
        sandbox.call("deposit", intent=intent["id"])
        sandbox.call("deposit", intent=intent["id"])
        sandbox.call("clock", advance_seconds=30)
        sandbox.form("/api/v1/faxes")
        sandbox.checkout("+12125550100")
        sandbox.call("scenarios", name="forgotten-fax", first=2)


@check
def card_flow(stage):
    """a fax by card: the command's page is paid, the status page follows it to the end"""
    command = stage.sandbox.send("--by", "card")
    url = event(command, "checkout")["url"]
    with stage.page(url) as page:
        expect(page.get_by_role("heading", level=1)).to_have_text("Pay for your fax")
        stage.picture(page, "checkout")
        page.get_by_role("button", name="Pay $0.50").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Paid")
        assert page.url.endswith("?paid=1"), page.url
        # Nothing is pressed here: the page hears of each change.
        expect(page.get_by_role("heading", level=1)).to_have_text("Delivered", timeout=10000)
        assert page.title().startswith("Delivered"), page.title()
        stage.picture(page, "delivered")
    assert ended(command) == 0


@check
def declined(stage):
    """a declined card charges nothing, and the other card pays on the same page"""
    fax, url = stage.sandbox.checkout()
    with stage.page(url) as page:
        page.get_by_label("4000 0000 0000 0002").check()
        page.get_by_role("button", name="Pay $0.50").click()
        expect(page.get_by_role("alert")).to_contain_text("Nothing was charged")
        stage.picture(page, "declined")
        paid = [p for p in stage.sandbox.call("ledger")["payments"] if p["fax_id"] == fax]
        assert not paid, paid
        page.get_by_role("button", name="Pay $0.50").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Paid")


@check
def cancelled(stage):
    """who cancels sees a fax that waits, and a way back to the page"""
    _, url = stage.sandbox.checkout()
    with stage.page(url) as page:
        page.get_by_role("button", name="Cancel and go back").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Waiting for payment")
        stage.picture(page, "waiting")
        page.get_by_role("link", name="Pay $0.50 by card").click()
        assert page.url == url, page.url


@check
def expired(stage):
    """an expired page offers nothing to pay with, a paid one neither"""
    _, url = stage.sandbox.checkout()
    with stage.page(url) as page:
        page.get_by_role("button", name="Let this page expire").click()
        expect(page.get_by_role("heading", name="This page has expired")).to_be_visible()
        expect(page.get_by_role("button", name="Pay")).to_have_count(0)
        stage.picture(page, "expired")
    fax, url = stage.sandbox.checkout()
    stage.sandbox.call("pay", id=fax)
    with stage.page(url) as page:
        expect(page.get_by_role("heading", name="This page has been paid")).to_be_visible()
        expect(page.get_by_role("button", name="Pay")).to_have_count(0)


@check
def paid_elsewhere(stage):
    """a page that was paid in another window says so instead of charging again"""
    fax, url = stage.sandbox.checkout()
    with stage.page(url) as page:
        stage.sandbox.call("pay", id=fax)
        page.get_by_role("button", name="Pay $0.50").click()
        expect(page.get_by_role("heading", name="This page has been paid")).to_be_visible()
    assert len([p for p in stage.sandbox.call("ledger")["payments"] if p["fax_id"] == fax]) == 1


@check
def wallet_flow(stage):
    """a fax by wallet: the page shows what is asked, an approval pays it"""
    with stage.page("/wallet") as page:
        page.get_by_role("button", name="Ask me").click()
        expect(page.get_by_role("button", name="Ask me")).to_have_attribute("aria-pressed", "true")
        command = stage.sandbox.send(
            "--by", "wallet", "--yes", "--wallet-rpc", stage.sandbox.url + "/sandbox/rpc")
        heading = page.get_by_role("heading", name="Send 0.100000 USDC?")
        expect(heading).to_be_visible(timeout=15000)
        expect(page.get_by_text("A fax of 2 pages")).to_be_visible()
        assert page.title().startswith("(1)"), page.title()
        stage.picture(page, "wallet")
        page.get_by_role("button", name="Approve request").click()
        expect(page.get_by_role("cell", name="sent")).to_be_visible()
        assert ended(command, hurry=stage.sandbox.url) == 0
    with stage.page(f"/f/{stage.sandbox.call('ledger')['faxes'][-1]['id']}") as page:
        expect(page.get_by_role("heading", level=1)).to_have_text("Delivered")
        expect(page.get_by_text("0.100000 USDC by wallet")).to_be_visible()


@check
def wallet_declined(stage):
    """a wallet request that is declined ends the command with 77, and nothing moves"""
    stage.sandbox.call("wallet", habit="by-hand")
    command = stage.sandbox.send(
        "--by", "wallet", "--yes", "--wallet-rpc", stage.sandbox.url + "/sandbox/rpc",
        to="+12125550100")
    before = len(stage.sandbox.call("ledger")["chain"]["transactions"])
    with stage.page("/wallet") as page:
        page.get_by_role("button", name="Decline request").click(timeout=15000)
        expect(page.get_by_role("cell", name="declined")).to_be_visible()
    assert ended(command) == 77
    assert len(stage.sandbox.call("ledger")["chain"]["transactions"]) == before


@check
def wallet_ignored(stage):
    """a wallet request that is ignored leaves the command waiting, with nothing sent"""
    stage.sandbox.call("wallet", habit="by-hand")
    command = stage.sandbox.send(
        "--by", "wallet", "--yes", "--wallet-rpc", stage.sandbox.url + "/sandbox/rpc",
        to="+525555550100")
    with stage.page("/wallet") as page:
        page.get_by_role("button", name="Ignore request").click(timeout=15000)
        expect(page.get_by_role("cell", name="ignored")).to_be_visible()
        expect(page.get_by_role("heading", name="Nothing to approve")).to_be_visible()
    assert command.poll() is None, command.stderr.read()
    command.send_signal(signal.SIGINT)
    # Money may have moved, for all the command knows: it says so.
    assert ended(command) in (2, 75, 130)
    stage.sandbox.call("wallet", habit="automatic")


@check
def embedded(stage):
    """`send --sandbox --wallet-by-hand` is played to its end on the page it names"""
    command = stage.sandbox.start(
        "send", os.path.join(os.path.dirname(__file__), "..", "sample.pdf"), "--to", "+16135550100",
        "--sandbox", "--by", "wallet", "--yes", "--wallet-by-hand")
    url = ""
    for line in command.stderr:
        if "/wallet" in line:
            url = next(w for w in line.split() if w.endswith("/wallet"))
            break
    context = stage.browser.new_context()
    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name="Approve request").click(timeout=15000)
    assert ended(command, hurry=url.removesuffix("/wallet")) == 0
    context.close()


@check
def home_is_live(stage):
    """the home page shows what happens while it happens, and turns the clock"""
    with stage.page("/") as page:
        fax, _ = stage.sandbox.checkout("+16135550107")
        link = page.get_by_role("link", name=fax[:8]).first
        expect(link).to_be_visible()
        stage.sandbox.call("pay", id=fax)
        expect(page.get_by_role("cell", name="paid", exact=True).first).to_be_visible()
        before = page.locator(".clock").get_attribute("datetime")
        page.get_by_role("button", name="Advance 15 minutes").click()
        expect(page.locator(".clock")).not_to_have_attribute("datetime", before)
        expect(page.get_by_text(f"Fax {fax[:8]}… is failed")).to_be_visible()
        page.get_by_text("by name").click()
        page.get_by_role("button", name="Once html-502").click()
        expect(page.get_by_role("button", name="Turn off html-502")).to_be_visible()
        page.get_by_role("button", name="Turn off html-502").click()
        expect(page.get_by_text("None is on.")).to_be_visible()


@check
def focus_survives(stage):
    """a part that is put in place anew leaves the keyboard where it was"""
    fax, _ = stage.sandbox.checkout()
    with stage.page("/") as page:
        link = page.get_by_role("link", name=fax[:8]).first
        link.focus()
        other, _ = stage.sandbox.checkout()
        expect(page.get_by_role("link", name=other[:8]).first).to_be_visible()
        held = page.evaluate("document.activeElement.getAttribute('href')")
        assert held == f"/f/{fax}", held


@check
def announced(stage):
    """a screen reader hears of changes: a status region on each live page"""
    fax, _ = stage.sandbox.checkout()
    with stage.page(f"/f/{fax}") as page:
        region = page.locator("#status[role=status]")
        expect(region).to_contain_text("Waiting for payment")
        stage.sandbox.call("pay", id=fax)
        expect(region).to_contain_text("Paid")
        expect(page.locator("#news")).to_contain_text(fax[:8])


@check
def keyboard(stage):
    """the round trip needs no mouse: skip link, tabs, arrows and Enter, each with a visible focus"""
    _, url = stage.sandbox.checkout()
    with stage.page(url) as page:
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
        expect(page.get_by_role("link", name="Skip to the page")).to_be_in_viewport()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "main"
        page.keyboard.press("Tab")
        expect(page.get_by_label("4242 4242 4242 4242")).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(page.get_by_label("4000 0000 0000 0002")).to_be_checked()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Pay $0.50")).to_be_focused()
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid", outline
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("Paid")
    with stage.page("/") as page:
        stops = set()
        for _ in range(80):
            page.keyboard.press("Tab")
            stops.add(page.evaluate("document.activeElement.textContent.trim()"))
        missing = {"Advance 15 minutes", "Forget everything"} - stops
        assert not missing, missing


@check
def without_scripts(stage):
    """without scripts everything can be pressed, and the pages look again by themselves"""
    fax, url = stage.sandbox.checkout()
    with stage.page(url, java_script_enabled=False) as page:
        page.get_by_role("button", name="Pay $0.50").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Paid")
        expect(page.get_by_role("heading", level=1)).to_have_text("Delivered", timeout=10000)
        page.goto(stage.sandbox.url + "/")
        assert fax[:8] in page.content()
        assert 'http-equiv="refresh"' in page.content()


def places(stage):
    """Every kind of page, by name."""
    _, checkout = stage.sandbox.checkout()
    faxes = stage.sandbox.call("ledger")["faxes"]
    failed = next(f["id"] for f in faxes if f["status"] == "failed")
    return {
        "home": "/", "wallet": "/wallet", "checkout": checkout, "failed": f"/f/{failed}",
        "waiting": f"/f/{faxes[-1]['id']}", "missing": "/f/nobody", "docs": "/docs",
    }


def unfold(page, isOpen):
    page.evaluate("(open) => document.querySelectorAll('details').forEach((one) => one.open = open)", isOpen)


def width(page):
    return page.evaluate("document.documentElement.scrollWidth")


@check
def every_width(stage):
    """no page scrolls sideways, from 320 px up, and with text at 200 %"""
    stage.some_life()
    with stage.page() as page:
        for name, path in places(stage).items():
            page.goto(path if path.startswith("http") else stage.sandbox.url + path)
            unfold(page, True)
            for room in (320, 375, 640, 768, 1280):
                page.set_viewport_size({"width": room, "height": 800})
                assert width(page) <= room, f"{name} at {room} is {width(page)} wide"
            page.set_viewport_size({"width": 640, "height": 800})
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert width(page) <= 640, f"{name} at 640 and 200 % is {width(page)} wide"
            page.evaluate("document.documentElement.style.fontSize = ''")
            unfold(page, False)
            for room in (320, 1280):
                page.set_viewport_size({"width": room, "height": 800})
                stage.picture(page, f"{name}-{room}")
    stage.forgive(" 404 ")


@check
def accessible(stage):
    """axe finds nothing on any page, light or dark; contrast is part of that"""
    stage.some_life()
    axe = Axe()
    stage.sandbox.call("wallet", habit="by-hand")
    command = stage.sandbox.send(
        "--by", "wallet", "--yes", "--wallet-rpc", stage.sandbox.url + "/sandbox/rpc",
        to="+508410100")
    while not any(a["answer"] == "pending" for a in stage.sandbox.call("wallet")["asks"]):
        time.sleep(0.1)
    every = places(stage)
    with stage.page(viewport={"width": 900, "height": 900}) as page:
        for name, path in every.items():
            page.goto(path if path.startswith("http") else stage.sandbox.url + path)
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                unfold(page, True)
                found = axe.run(page, options={"resultTypes": ["violations"]})
                assert found.violations_count == 0, f"{name}, {scheme}: {found.generate_report()}"
            unfold(page, False)
            stage.picture(page, f"{name}-dark")
    ask = next(a["id"] for a in stage.sandbox.call("wallet")["asks"] if a["answer"] == "pending")
    stage.sandbox.call("wallet", ask=ask, answer="decline")
    assert ended(command) == 77
    stage.sandbox.call("wallet", habit="automatic")
    stage.forgive(" 404 ")


@check
def still(stage):
    """nothing moves for a person who asked for that"""
    for motion, name in (("reduce", "none"), ("no-preference", "pulse")):
        fax, _ = stage.sandbox.checkout("+16135550105")
        stage.sandbox.call("pay", id=fax)
        with stage.page(f"/f/{fax}", reduced_motion=motion) as page:
            found = page.evaluate(
                "getComputedStyle(document.querySelector('[aria-current=step]'), '::before')"
                ".animationName")
            assert found == name, found


def clock(stage):
    """The sandbox's time in seconds since 1970."""
    now = stage.sandbox.call("clock")["now"]
    return calendar.timegm(time.strptime(now, "%Y-%m-%dT%H:%M:%SZ"))


@check
def another_origin(stage):
    """a page of another origin can turn no knob, and hears nothing"""
    url = stage.sandbox.url

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = f'<form method="post" action="{url}/sandbox/reset"><button>x</button></form>'
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    before = stage.sandbox.call("ledger")
    began = time.time() - clock(stage)
    for host in ("127.0.0.1", "localhost"):
        context = stage.browser.new_context()
        page = context.new_page()
        page.goto(f"http://{host}:{server.server_port}/")
        told = page.evaluate(
            """async (url) => {
              const tries = [];
              for (const [path, body] of [['reset', ''], ['clock', '{"advance_seconds":900}'],
                ['rpc', '{"method":"eth_sendTransaction","params":[{}]}']])
                for (const mode of ['no-cors', 'cors'])
                  tries.push(fetch(url + '/sandbox/' + path, {method: 'POST', mode, body})
                    .then((a) => a.type, () => 'refused'));
              const frame = document.createElement('iframe');
              frame.src = url; document.body.append(frame);
              const heard = await new Promise((done) => {
                const events = new EventSource(url + '/sandbox/events?after=0');
                events.onmessage = () => done(true);
                events.onerror = () => done(false);
              });
              return [await Promise.all(tries), heard];
            }""", url)
        assert told[1] is False, told
        page.get_by_role("button").click()
        page.wait_for_load_state()
        assert "Forbidden" in page.content(), page.content()
        context.close()
    server.shutdown()
    after = stage.sandbox.call("ledger")
    assert len(after["faxes"]) == len(before["faxes"]), "something was forgotten"
    assert after["chain"]["asks"] == before["chain"]["asks"], "the wallet was asked"
    assert abs(time.time() - clock(stage) - began) < 5, "the clock was turned"


@check
def comes_back(stage):
    """an open page goes on by itself when the sandbox was started again"""
    sendfax = stage.sandbox.sendfax
    with Sandbox(sendfax) as first:
        port = int(first.url.rsplit(":", 1)[1])
        context = stage.browser.new_context()
        page = context.new_page()
        page.goto(first.url)
        page.wait_for_timeout(300)
    with Sandbox(sendfax, port=port) as second:
        fax, _ = second.checkout()
        expect(page.get_by_role("link", name=fax[:8]).first).to_be_visible(timeout=15000)
        context.close()


def draw(stage, folder):
    """The pictures of docs/Sandbox.md."""
    sandbox = stage.sandbox
    os.makedirs(folder, exist_ok=True)

    def take(page, name, height):
        page.set_viewport_size({"width": page.viewport_size["width"], "height": height})
        page.screenshot(path=os.path.join(folder, name + ".png"))

    stage.some_life()
    sandbox.call("wallet", habit="by-hand")
    command = sandbox.send(
        "--by", "wallet", "--yes", "--wallet-rpc", sandbox.url + "/sandbox/rpc", to="+508410100")
    with stage.page("/wallet", viewport={"width": 640, "height": 600}) as page:
        page.get_by_role("button", name="Approve request").wait_for(timeout=15000)
        take(page, "wallet", 600)
        page.get_by_role("button", name="Approve request").click()
    assert ended(command) == 0
    _, url = sandbox.checkout()
    with stage.page(url, viewport={"width": 640, "height": 740}) as page:
        take(page, "checkout", 740)
    with stage.page("/", viewport={"width": 1120, "height": 800}) as page:
        take(page, "home", 880)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sendfax")
    parser.add_argument("chromium")
    parser.add_argument("--pictures")
    parser.add_argument("--draw", metavar="DIR", help="only make the pictures of docs/Sandbox.md")
    parser.add_argument("--only", help="the checks whose names hold this")
    given = parser.parse_args()
    if given.pictures:
        os.makedirs(given.pictures, exist_ok=True)
    expect.set_options(timeout=15000)
    failures = 0
    began = time.monotonic()
    with sync_playwright() as driver, Sandbox(os.path.abspath(given.sendfax)) as sandbox:
        browser = driver.chromium.launch(
            executable_path=given.chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        if given.draw:
            draw(Stage(browser, sandbox, None), given.draw)
            return 0
        for function in CHECKS:
            if given.only and given.only not in function.__name__:
                continue
            stage = Stage(browser, sandbox, given.pictures)
            start = time.monotonic()
            try:
                function(stage)
                assert not stage.complaints, stage.complaints
                mark, more = "ok  ", ""
            except Exception as failure:  # noqa: BLE001: the others still run
                failures += 1
                mark, more = "FAIL", f"\n{failure}"
            print(f"{mark} {time.monotonic() - start:5.1f} s  {function.__doc__}{more}", flush=True)
        browser.close()
    print(f"{len(CHECKS)} checks, {failures} failed, {time.monotonic() - began:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
