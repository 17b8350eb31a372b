"""Drives headless Chromium over the two pipes of its remote debugging protocol, so that tests of pages need no package besides
the browser. Knows nothing about the pages.
"""
import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def executable() -> str | None:
    """The installed browser; None if there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class BrowserError(Exception):
    """The browser reported an error, or did not answer in time."""


class Browser:
    """A running browser with one page."""

    def __init__(self, width: int = 1280, height: int = 800, timeout: float = 120) -> None:
        self.timeout = timeout
        self.messages = 0
        self.buffer = b""
        #: Console messages of warnings and errors, and uncaught exceptions.
        self.problems: list[str] = []
        #: The addresses of all requests of the page.
        self.requests: list[str] = []
        self.profile = tempfile.mkdtemp(prefix="scenec-browser-")
        command_read, self.command_write = os.pipe()
        self.answer_read, answer_write = os.pipe()

        def connect() -> None:
            os.setsid()
            # The browser reads commands from descriptor 3 and writes answers to 4.
            high = [os.dup2(command_read, 100), os.dup2(answer_write, 101)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen(
            [executable() or NAMES[0], "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--disable-extensions", "--disable-default-apps", "--mute-audio", "--hide-scrollbars",
             "--allow-file-access-from-files=false", f"--window-size={width},{height}",
             f"--user-data-dir={self.profile}", "--remote-debugging-pipe", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
            preexec_fn=connect)
        os.close(command_read)
        os.close(answer_write)
        targets = self._call("Target.getTargets", {}, None)["targetInfos"]
        target = next(info for info in targets if info["type"] == "page")
        self.session = self._call(
            "Target.attachToTarget", {"targetId": target["targetId"], "flatten": True}, None)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")
        self.size(width, height)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the browser with its processes and removes its profile."""
        try:
            self._send("Browser.close", {}, None)
            self.process.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            pass
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass
        self.process.wait()
        for descriptor in (self.command_write, self.answer_read):
            os.close(descriptor)
        shutil.rmtree(self.profile, ignore_errors=True)

    # Commands

    def call(self, method: str, **parameters: object) -> dict:
        """Calls a method of the protocol for the page."""
        return self._call(method, parameters, self.session)

    def open(self, address: str) -> None:
        """Opens an address and waits until it is loaded."""
        self.call("Page.navigate", url=address)
        self.until("document.readyState === 'complete' && location.href !== 'about:blank'")

    def evaluate(self, expression: str) -> object:
        """The value of an expression in the page, as JSON."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def until(self, condition: str, seconds: float = 40) -> None:
        """Waits for a condition, also while a page loads."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.evaluate(f"Boolean({condition})"):
                    return
            except BrowserError:
                if time.monotonic() > end:
                    raise
            if time.monotonic() > end:
                raise BrowserError(f"still not true after {seconds} s: {condition}")
            time.sleep(0.03)

    def size(self, width: int, height: int, scale: float = 1) -> None:
        """Sets the size of the window's content."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def prefer(self, scheme: str) -> None:
        """Sets the color scheme that the system asks for: light or dark."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def key(self, name: str) -> None:
        """Presses and releases a key."""
        codes = {"Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "Home": 36, "End": 35, "Tab": 9, "/": 191,
                 " ": 32}
        text = {"Enter": "\r"}.get(name, name if len(name) == 1 else "")
        shared = {"key": name, "windowsVirtualKeyCode": codes.get(name, ord(name[0].upper()))}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **shared, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **shared)

    def type(self, text: str) -> None:
        """Types text into the focused field."""
        self.call("Input.insertText", text=text)

    def click(self, x: float, y: float) -> None:
        """Clicks a point of the page."""
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def screenshot(self, path: str) -> None:
        """Writes what the window shows as PNG."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    # The protocol

    def _send(self, method: str, parameters: dict, session: str | None) -> int:
        self.messages += 1
        message = {"id": self.messages, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.command_write, json.dumps(message).encode() + b"\0")
        return self.messages

    def _call(self, method: str, parameters: dict, session: str | None) -> dict:
        number = self._send(method, parameters, session)
        end = time.monotonic() + self.timeout
        while True:
            message = self._receive(end, method)
            if message.get("id") == number:
                if "error" in message:
                    raise BrowserError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._note(message)

    def _receive(self, end: float, method: str) -> dict:
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.answer_read], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise BrowserError(f"no answer to {method} in {self.timeout} s")
            data = os.read(self.answer_read, 1 << 20)
            if not data:
                raise BrowserError("the browser has ended")
            self.buffer += data
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def _note(self, message: dict) -> None:
        parameters = message.get("params", {})
        match message.get("method"):
            case "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                self.problems.append(details.get("exception", {}).get("description", details["text"]))
            case "Runtime.consoleAPICalled" if parameters["type"] in ("error", "warning", "assert"):
                self.problems.append(" ".join(str(value.get("value", "")) for value in parameters["args"]))
            case "Log.entryAdded" if parameters["entry"]["level"] in ("error", "warning"):
                self.problems.append(parameters["entry"]["text"])
            case "Network.requestWillBeSent":
                self.requests.append(parameters["request"]["url"])
