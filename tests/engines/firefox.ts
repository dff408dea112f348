import puppeteer, { type Page } from 'puppeteer-core'
import { type Engine, type EnginePage, enginePrograms, engineTimeout, environment } from './Engine.ts'
import { takeErrors } from './recordedBuild.ts'

/** As on a phone: scroll bars take no space. */
const preferences = { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 }

/** Through WebDriver BiDi, which Firefox speaks without a driver. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath: enginePrograms().firefox, headless: true },
    ...{ extraPrefsFirefox: preferences, env: environment, protocolTimeout: engineTimeout, timeout: engineTimeout },
  })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      return pageOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

function pageOf(page: Page, close: () => Promise<void>): EnginePage {
  page.setDefaultTimeout(engineTimeout)
  // As text: BiDi sends an object that occurs twice only once.
  const evaluate: EnginePage['evaluate'] = async (read) => JSON.parse(await page.evaluate<[], () => string>(`JSON.stringify((${read})())`))
  return {
    goto: (address) => page.goto(address),
    setViewportSize: (size) => page.setViewport(size),
    waitForFunction: (isSo) => page.waitForFunction(isSo),
    evaluate,
    takeErrors: () => evaluate(takeErrors),
    close,
  }
}
