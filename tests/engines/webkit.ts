/** WebKit, the engine of Safari: WebKitGTK's MiniBrowser on a virtual screen, driven over WebDriver. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import glob from "fast-glob";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { findFreePort } from "../../hosts/start-server.ts";
import type { Engine, EngineWindow, KeyName, RunningEngine, WindowOptions } from "./engine.ts";
import { findProgram, isExecutable } from "./find-program.ts";

/** Debian's WebKitGTK. */
export const webkit: Engine = {
  name: "WebKit",
  missingPackages() {
    const { driver, browser, screen } = findWebKit();
    return [driver && browser ? [] : "webkit2gtk-driver", screen ? [] : "xvfb"].flat();
  },
  // Its sessions are ephemeral, and log no console messages.
  isMute: true,
  // WebKitWebDriver 2.50 sometimes does not answer a command.
  retries: 3,
  launch: launchWebKit,
};

function findWebKit() {
  return {
    driver: findProgram("WebKitWebDriver"),
    // Debian's package includes the driver; the folder's name has the architecture and the version.
    browser: glob.sync("/usr/lib{,exec}/{*/,}webkit*gtk-*/MiniBrowser").sort().find(isExecutable),
    screen: findProgram("Xvfb"),
  };
}

const screenSize = { width: 1600, height: 1000 };

async function launchWebKit(): Promise<RunningEngine> {
  const { driver = "", browser = "", screen = "" } = findWebKit();
  const children: ChildProcess[] = [];
  const endAll = () => {
    for (const child of children) child.kill();
  };
  // This also runs when the tests are interrupted.
  process.once("exit", endAll);

  const { width, height } = screenSize;
  const xvfb = spawn(
    screen,
    // Xvfb chooses a free display, and writes its number to file descriptor 3.
    ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  children.push(xvfb);
  const [display] = await once(xvfb.stdio[3] as Readable, "data");

  const port = await findFreePort();
  children.push(
    spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        LIBGL_ALWAYS_SOFTWARE: "1",
        // The sandbox needs privileges that root does not have in a container; the pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    }),
  );
  const server = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${server}/status`);

  return {
    open: (options) => openWindow(server, browser, options),
    async close() {
      process.off("exit", endAll);
      endAll();
      await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, "exit")));
    },
  };
}

/** Opens a window as a new session, which has its own storage. */
async function openWindow(
  server: string,
  browser: string,
  { width, height, scripts }: WindowOptions,
): Promise<EngineWindow> {
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: browser,
          args: [
            "--automation",
            "--javascript-can-open-windows-automatically=true",
            `--enable-javascript=${scripts}`,
          ],
        },
      }),
    )
    .build();
  try {
    // The driver's default limit for page loads is five minutes.
    await session.manage().setTimeouts({ pageLoad: 10_000, script: 10_000 });
    // MiniBrowser's window cannot be as narrow as a phone, because of its toolbar. A popup has none.
    const [first] = await session.getAllWindowHandles();
    await session.executeScript(
      `open("about:blank", "_blank", "popup,noopener,width=${width},height=${height}")`,
    );
    const popup = await session.wait(
      async () => (await session.getAllWindowHandles()).find((handle) => handle !== first) ?? false,
      10_000,
    );
    await session.switchTo().window(String(popup));
    // Without a window manager the focus follows the mouse, which is in the middle of the screen.
    const x = Math.round((screenSize.width - width) / 2);
    const y = Math.round((screenSize.height - height) / 2);
    await session.manage().window().setRect({ x, y, width, height });
  } catch (error) {
    await session.quit();
    throw error;
  }
  return windowOf(session);
}

const keyCodes: Record<KeyName, string> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

function windowOf(session: WebDriver): EngineWindow {
  const moved = (x: number, y: number) =>
    session.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    url: () => session.getCurrentUrl(),
    evaluate: <T>(expression: string) => session.executeScript<T>(`return (${expression})`),
    click: (x, y) => moved(x, y).click().perform(),
    hover: (x, y) => moved(x, y).perform(),
    async press(key, modifier) {
      const actions = session.actions();
      if (modifier) actions.keyDown(Key.SHIFT);
      actions.sendKeys(keyCodes[key]);
      if (modifier) actions.keyUp(Key.SHIFT);
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text.replaceAll("\n", Key.ENTER)).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    close: () => session.quit(),
  };
}

/** Polls the driver, which does not report when it is ready. The time limit of the hook ends this if it never is. */
async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) return;
    await sleep(50);
  }
}
