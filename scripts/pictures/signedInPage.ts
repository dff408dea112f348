import type { Browser, Page } from 'playwright'
import type { Language } from '#domain/shared/language'

const sizes = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 780 } } as const

export interface Visitor {
  readonly player: string
  readonly size: keyof typeof sizes
  readonly language?: Language
  readonly colorScheme?: 'dark'
  readonly region?: 'jp'
}

/** In a context of its own, with the world as it was seeded. Closing the context closes it. */
export async function signedInPage(browser: Browser, site: string, visitor: Visitor): Promise<Page> {
  const { player, size, language = 'en', colorScheme = 'light', region } = visitor
  const context = await browser.newContext({
    ...{ viewport: sizes[size], deviceScaleFactor: size === 'phone' ? 1.5 : 1, reducedMotion: 'reduce' },
    ...{ colorScheme, locale: 'en-US', timezoneId: region === 'jp' ? 'Asia/Tokyo' : 'America/Chicago' },
    baseURL: `http://${region ? `${region}.` : ''}localhost:${new URL(site).port}`,
  })
  await context.clock.setSystemTime('2026-05-20T14:00:00Z')
  await context.addInitScript((chosen) => localStorage.setItem('clubhouse.language', JSON.stringify(chosen)), language)
  const page = await context.newPage()
  await page.goto('/sign-in')
  await page.locator('input[name=username]').fill(`${player}@clubhouse.example`)
  await page.locator('input[type=password]').fill(`fairway-${player}`)
  await page.locator('form [type=submit]').click()
  await page.locator('input[type=password]').waitFor({ state: 'detached' })
  await isShown(page)
  return page
}

export async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isShown(page)
}

export async function isShown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null && document.fonts.status === 'loaded')
}

export function removeDesk(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'QA desk' }).evaluate((button) => button.remove())
}
