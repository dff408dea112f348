import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { browserCheck, sentences } from '../../scripts/vite/oldBrowsers.ts'
import { ServedClub } from './ServedClub.ts'

describe('The production build', () => {
  let club: ServedClub
  let browser: Browser
  beforeAll(async () => {
    club = await ServedClub.open('dist')
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await club.close()
  })

  async function opened(locale: string, withoutIt?: () => void) {
    const context = await browser.newContext({ locale })
    if (withoutIt) await context.addInitScript(withoutIt)
    const page = await context.newPage()
    const told: string[] = []
    const requested: string[] = []
    page.on('console', (message) => told.push(message.text()))
    page.on('pageerror', ({ message }) => told.push(message))
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${club.origin}/lessons`, { waitUntil: 'commit' })
    return { page, told, requested }
  }

  test.each([
    ['en-US', 'en', () => Reflect.deleteProperty(URL, 'canParse')],
    ['fr-CA', 'fr', () => Reflect.deleteProperty(Map, 'groupBy')],
    ['ja-JP', 'ja', () => Reflect.deleteProperty(URL, 'canParse')],
    ['zh-CN', 'zh', () => Reflect.deleteProperty(AbortSignal, 'any')],
  ] as const)('shows one sentence to an old browser in %s, and loads no code', async (locale, language, withoutIt) => {
    const { page, told, requested } = await opened(locale, withoutIt)
    await expect.poll(() => page.locator('body').allTextContents()).toEqual([sentences[language]])
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect({ told, requested }).toEqual({ told: [], requested: ['/lessons'] })
    await page.context().close()
  })

  test('starts in a supported browser', async () => {
    const { page, told } = await opened('ja-JP')
    await page.locator('#app:not([data-early]) input[type=password]').waitFor()
    expect(await page.locator('body').textContent()).not.toContain(sentences.ja)
    expect(told).toEqual([])
    await page.context().close()
  })
})

test('The check of the browser uses the syntax of 2009', () => {
  expect(browserCheck).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(?:const|let|class|async|await)\b/)
})
