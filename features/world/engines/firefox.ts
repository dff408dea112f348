import puppeteer, { type BrowserContext, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import {
  type Engine,
  type EngineElement,
  type EnginePage,
  enginePrograms,
  engineTimeout,
  environmentOf,
  keys,
  type Locality,
} from './Engine.ts'
import { takeErrors } from './pageErrors.ts'

const keyNames: Readonly<Record<string, KeyInput>> = { [keys.backspace]: 'Backspace', [keys.enter]: 'Enter' }

/** As on a phone: scroll bars take no space. */
function preferencesFor(language: string) {
  return { 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1, 'intl.accept_languages': language.replace('_', '-') }
}

/** Through WebDriver BiDi, which Firefox speaks without a driver. */
export async function launchFirefox(locality: Locality): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath: enginePrograms().firefox, headless: true },
    ...{ extraPrefsFirefox: preferencesFor(locality.language), env: environmentOf(locality) },
    ...{ protocolTimeout: engineTimeout, timeout: engineTimeout },
  })
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
