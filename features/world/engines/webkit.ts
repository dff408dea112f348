import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, type EnginePage, enginePrograms, engineTimeout, environmentOf, type Locality } from './Engine.ts'
import { eventually } from './eventually.ts'
import { takeErrors } from './pageErrors.ts'
import { type Program, startDisplay, startProgram } from './startProgram.ts'
import { WebDriverSession } from './WebDriverSession.ts'

/** Without it, the tool bar is wider than a phone. */
const narrowToolBar = '* { min-width: 0; margin: 0; border: none; padding: 0 }'

/**
 * The pointer begins in its middle, where no window is: nothing is hovered over. `-noreset`: when a browser ends, the display would start anew
 * and take the next one with it.
 */
const screen = ['-screen', '0', '3200x2400x24', '-noreset']

/** In milliseconds; only what stays covered takes as long. */
const pressTimeout = 30_000

const reducedMotion = '[Settings]\ngtk-enable-animations=false\n'

/** WebKitGTK's own browser under a virtual display: the engine of Safari, not Safari. Each page has a driver of its own. */
export async function launchWebKit(locality: Locality): Promise<Engine> {
  const { xvfb, webkitDriver, miniBrowser } = enginePrograms()
  const settings = gtkSettings()
  const display = await startDisplay(xvfb, screen)
  const env = { ...environmentOf(locality), DISPLAY: display.name, XDG_CONFIG_HOME: settings }
  return {
    async open() {
      const port = await freePort()
      const server = `http://127.0.0.1:${port}`
      const driver = startProgram(webkitDriver, [`--port=${port}`], env)
      try {
        await eventually('WebKitWebDriver answers', engineTimeout, () => answers(`${server}/status`))
        const browser = { binary: miniBrowser, args: ['--automation'] }
        const session = await WebDriverSession.start(server, { 'webkitgtk:browserOptions': browser }, engineTimeout)
        return pageOf(session, await session.window(), driver)
      } catch (error) {
        await driver.end()
        throw error
      }
    },
    async close() {
      await display.end()
      rmSync(settings, { recursive: true })
    },
  }
}

function pageOf(session: WebDriverSession, window: string, driver: Program): EnginePage {
  const run: EnginePage['run'] = (inPage, ...given) => session.execute(window, String(inPage), given)
  return {
    run,
    async find(inPage, ...given) {
      const element = await session.element(window, String(inPage), given)
      return {
        click: () => eventually('The element can be pressed', pressTimeout, () => session.click(window, element)),
        type: (text) => session.type(window, element, text),
      }
    },
    waitForFunction: (isSo) => eventually(`${isSo}`, engineTimeout, () => run(isSo)),
    goto: (address) => session.navigate(window, address),
    async setViewportSize({ width, height }) {
      const toolBar = await run(() => outerHeight - innerHeight)
      await session.resize(window, width, height + toolBar)
      const isResized = () => run((...size) => innerWidth === size[0] && innerHeight === size[1], width, height)
      await eventually(`${width} by ${height} px`, engineTimeout, isResized)
    },
    evaluate: (read) => run(read),
    takeErrors: () => run(takeErrors),
    screenshot: () => session.screenshot(window),
    openWindow: async () => pageOf(session, await session.newWindow(), driver),
    async close() {
      try {
        await session.end()
      } finally {
        await driver.end()
      }
    },
  }
}

function gtkSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowToolBar)
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), reducedMotion)
  return folder
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** The driver accepts no port 0. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
