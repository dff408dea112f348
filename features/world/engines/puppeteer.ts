import puppeteer, { type BrowserContext, type ElementHandle, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { type Engine, type EngineElement, type EnginePage, engineTimeout, environmentOf, keys, type Locality } from './Engine.ts'
import { takeErrors } from './pageErrors.ts'

const keyNames: Readonly<Record<string, KeyInput>> = { [keys.backspace]: 'Backspace', [keys.enter]: 'Enter' }

/** Firefox speaks WebDriver BiDi without a driver, Chromium its own protocol. */
export async function launchWithPuppeteer(options: LaunchOptions, locality: Locality): Promise<Engine> {
  const timeouts = { protocolTimeout: engineTimeout, timeout: engineTimeout }
  const browser = await puppeteer.launch({ ...options, ...timeouts, headless: true, env: environmentOf(locality) })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      return pageOf(await context.newPage(), context)
    },
    close: () => browser.close(),
  }
}

function pageOf(page: Page, context: BrowserContext): EnginePage {
  page.setDefaultTimeout(engineTimeout)
  // As text: BiDi sends an object that occurs twice only once, and no `undefined`.
  const run: EnginePage['run'] = async (inPage, ...given) => {
    const answer = await page.evaluate<[], () => string>(`(async () => JSON.stringify({ value: await ${callOf(inPage, given)} }))()`)
    return JSON.parse(answer).value
  }
  return {
    run,
    async find(inPage, ...given) {
      return elementOf(await page.evaluateHandle<[], () => Element>(callOf(inPage, given)))
    },
    goto: (address) => page.goto(address),
    setViewportSize: (size) => page.setViewport(size),
    waitForFunction: (isSo) => page.waitForFunction(isSo),
    evaluate: (read) => run(read),
    takeErrors: () => run(takeErrors),
    screenshot: async () => Buffer.from(await page.screenshot()),
    openWindow: async () => pageOf(await context.newPage(), context),
    close: () => context.close(),
  }
}

function callOf(inPage: unknown, given: readonly unknown[]): string {
  return `(${inPage})(...${JSON.stringify(given)})`
}

function elementOf(handle: ElementHandle): EngineElement {
  return {
    click: () => handle.click(),
    async type(text) {
      await handle.focus()
      for (const key of text) {
        const name = keyNames[key]
        await (name ? handle.press(name) : handle.type(key))
      }
    },
  }
}
