import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page, Route } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { precacheListOf } from '../../scripts/vite/precacheList.ts'
import { Checkout } from '../commands/Checkout.ts'
import { ServedClub } from './ServedClub.ts'

/** Bytes per second and milliseconds, as on a slow phone. */
const slow = { offline: false, downloadThroughput: 184_000, uploadThroughput: 84_000, latency: 562 }

/** In milliseconds; a busy machine stores hundreds of files while the page is idle. */
const storing = 600_000

const earlier = resolve('dist')

/** Another build of the product: its first script and a heading differ, so that no file but fonts and pictures has the same name. */
async function buildNext(checkout: Checkout): Promise<string> {
  const start = checkout.read('src/composition/start.tsx')
  checkout.write('src/composition/start.tsx', `${start}\ndocument.documentElement.dataset['build'] = 'next'\n`)
  const texts = checkout.read('src/ui/scheduling/texts/en.json')
  checkout.write('src/ui/scheduling/texts/en.json', texts.replace('"title": "Appointments"', '"title": "All appointments"'))
  const { status, output } = await checkout.run('node_modules/.bin/vite build')
  if (status !== 0) throw new Error(output)
  return join(checkout.root, 'dist')
}

describe('When a new build is deployed', () => {
  let checkout: Checkout
  let next: string
  let browser: Browser
  let folder: string
  let club: ServedClub
  let context: BrowserContext
  beforeAll(async () => {
    checkout = new Checkout([])
    browser = await launchBrowser()
    next = await buildNext(checkout)
  }, 600_000)
  afterAll(async () => {
    await browser.close()
    await checkout.remove()
  })
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clubhouse-site-'))
    deploy(earlier)
    club = await ServedClub.open(join(folder, 'site'))
  })
  afterEach(async () => {
    await context.close()
    await club.close()
    rmSync(folder, { recursive: true })
  })

  /** All files at once, as hosts do. */
  function deploy(build: string): void {
    symlinkSync(build, join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'site'))
  }

  async function enter(serviceWorkers: 'allow' | 'block'): Promise<void> {
    context = await browser.newContext({ locale: 'en-GB', serviceWorkers })
    await club.letHanaIn(context)
  }

  async function openSlowly(path: string): Promise<Page> {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow)
    await page.goto(club.origin + path)
    return page
  }

  async function open(path: string): Promise<Page> {
    const page = await context.newPage()
    await page.goto(club.origin + path)
    return page
  }

  const filesStoredOn = (page: Page) =>
    page.evaluate(async () => {
      const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(lists)).flat().length
    })

  const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'])

  test('a page opens its next screen from the new one, after one reload', async () => {
    await enter('block')
    const page = await openSlowly('/')
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await page.waitForLoadState('networkidle')
    deploy(next)
    await page.getByRole('link', { name: 'Lessons', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'All appointments' }).waitFor()
    await expect.poll(() => buildOf(page)).toBe('next')
  })

  test('a page that was on its way when its scripts went begins again', async () => {
    await enter('block')
    const deployThen = (route: Route) => {
      deploy(next)
      return route.continue()
    }
    await context.route('**/assets/start-*', deployThen, { times: 1 })
    const page = await openSlowly('/lessons')
    await page.getByRole('heading', { level: 1, name: 'All appointments' }).waitFor()
    await expect.poll(() => buildOf(page)).toBe('next')
  })

  test('a device with the stored files works on, and keeps what is being written', async () => {
    await enter('allow')
    const writing = await open('/contact-us')
    await writing.getByRole('textbox', { name: 'Postal code' }).fill('60610')
    const { first, rest } = precacheListOf(earlier)
    await expect.poll(() => filesStoredOn(writing), { timeout: storing }).toBe(first.length + rest.length)
    deploy(next)
    const other = await openSlowly('/lessons')
    await other.getByRole('heading', { level: 1, name: 'Appointments', exact: true }).waitFor()
    await other.getByRole('button', { name: 'Reload now' }).click()
    await other.getByRole('heading', { level: 1, name: 'All appointments' }).waitFor()
    expect(await buildOf(writing)).toBeUndefined()
    expect(await writing.getByRole('textbox', { name: 'Postal code' }).inputValue()).toBe('60610')
    await writing.reload()
    await expect.poll(() => buildOf(writing)).toBe('next')
    await expect.poll(() => writing.getByRole('textbox', { name: 'Postal code' }).inputValue()).toBe('60610')
  })
})
