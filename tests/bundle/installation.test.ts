import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { languages } from '#domain/shared/language'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

const Icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.optional(z.string()) })
const Shortcut = z.object({ name: z.string(), url: z.string() })
const Manifest = z.object({
  ...{ id: z.string(), name: z.string(), short_name: z.string(), description: z.string(), lang: z.string(), start_url: z.string() },
  ...{ scope: z.string(), display: z.string(), theme_color: z.string(), background_color: z.string() },
  ...{ icons: z.array(Icon), shortcuts: z.array(Shortcut) },
})

let browser: Browser
let club: ServedClub
beforeAll(async () => {
  browser = await launchBrowser()
  club = await ServedClub.open('dist')
})
afterAll(async () => {
  await browser.close()
  await club.close()
})

function sizeOfPng(file: string): string {
  const header = readFileSync(file).subarray(16, 24)
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`
}

test.each(languages)('the app to install is whole in %s: home as its start, icons of their sizes, shortcuts to screens', (language) => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(`dist/clubhouse.${language}.webmanifest`, 'utf8')))
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: language })
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of manifest.icons) expect(sizeOfPng(`dist${src}`)).toBe(sizes)
  expect(sizeOfPng('dist/icons/apple-touch-icon.png')).toBe('180x180')
  expect(new Set(manifest.shortcuts.map(({ name }) => name)).size).toBe(4)
})

test('Chromium finds nothing to complain about; the name and the bars follow the language and the theme', async () => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', colorScheme: 'light' })
  await club.letHanaIn(context)
  await context.addInitScript(() => {
    localStorage.setItem('clubhouse.language', '"ja"')
    localStorage.setItem('clubhouse.config', '{"theme":"dark"}')
  })
  const page = await context.newPage()
  await page.goto(club.origin)
  const link = page.locator('link[rel=manifest]')
  await link.waitFor({ state: 'attached' })
  expect(await link.getAttribute('href')).toBe('/clubhouse.ja.webmanifest')
  const devTools = await context.newCDPSession(page)
  const { url, errors } = await devTools.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${club.origin}/clubhouse.ja.webmanifest`, []])
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const shown = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((bars) => bars.flatMap((bar) => (bar instanceof HTMLMetaElement && matchMedia(bar.media).matches ? [bar.content] : [])))
  expect(shown).toEqual(['#0a1c1c'])
  await context.close()
})

test('an installed app has its own way back, except in the areas of the navigation', async () => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  await club.letHanaIn(context)
  await context.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query)
  })
  const page = await context.newPage()
  const back = page.getByRole('banner').getByRole('button', { name: 'Back' })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.goto(`${club.origin}/play/rounds`)
  await back.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await back.count()).toBe(0)
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await page.locator('main a[href="/play/tracking"]').click()
  await back.click()
  await heading('Play').waitFor()
  await context.close()
})
