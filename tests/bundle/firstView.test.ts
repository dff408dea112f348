import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { ServedClub } from './ServedClub.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

describe('A page of the production build', () => {
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

  async function hanasPage(options: Parameters<Browser['newContext']>[0]): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', ...options })
    await club.letHanaIn(context)
    return context.newPage()
  }

  test.each([
    ['/', wide, 'Home'],
    ['/learn/videos/tempo-1', wide, 'Learn'],
    ['/shop/cart', wide, 'Shop'],
    ['/lessons/book', wide, 'Lessons'],
    ['/lessons/book', narrow, 'Book'],
    ['/account', wide, ''],
  ])('at %s shows the area of its address before its scripts are there', async (path, viewport, area) => {
    const page = await hanasPage({ viewport })
    await page.route('**/*.js', () => undefined)
    await page.goto(club.origin + path, { waitUntil: 'domcontentloaded' })
    expect((await page.locator('nav [aria-current]').allTextContents()).join()).toBe(area)
    expect(await page.locator('main h1').count()).toBe(path === '/' ? 1 : 0)
    expect(await page.getByRole('complementary', { includeHidden: true }).count()).toBe(path === '/' ? 1 : 0)
    await page.context().close()
  })

  test('at home shows the profile in its stored width before its scripts are there', async () => {
    const page = await hanasPage({ viewport: wide })
    await page.addInitScript(() => localStorage.setItem('clubhouse.config', JSON.stringify({ summaryWidth: 400 })))
    await page.route('**/*.js', () => undefined)
    await page.goto(club.origin, { waitUntil: 'domcontentloaded' })
    const profile = await page.getByRole('complementary', { includeHidden: true }).boundingBox()
    expect(profile?.width).toBe(400)
    await page.context().close()
  })

  test.each([
    ['/lessons', 'AppointmentsScreen'],
    ['/learn/videos/tempo-1', 'VideoScreen'],
    ['/shop/products/clubhouse-towel', 'ProductScreen'],
    ['/shop/cart', 'CartScreen'],
  ])('at %s requests the code of its screen while the start chunk is on its way', async (path, screen) => {
    const page = await hanasPage({ viewport: wide })
    await page.route('**/assets/start-*.js', () => undefined)
    const requested = page.waitForRequest(new RegExp(`/assets/${screen}-[\\w-]+\\.js$`))
    await page.goto(club.origin + path, { waitUntil: 'commit' })
    await requested
    await page.context().close()
  })

  test.each([
    ['en-US', 'en'],
    ['ja-JP', 'ja'],
  ])(
    'at /shop requests the texts of its screen and of its parts in the language of the page, and no others (%s)',
    async (locale, language) => {
      const page = await hanasPage({ viewport: wide, locale })
      await page.route('**/assets/start-*.js', () => undefined)
      const requested: string[] = []
      page.on('request', (request) => {
        const [, name] = /\/assets\/(en|fr|ja|zh)-[\w-]+\.js$/.exec(request.url()) ?? []
        if (name) requested.push(name)
      })
      await page.goto(club.origin, { waitUntil: 'commit' })
      await page.goto(`${club.origin}/shop`, { waitUntil: 'commit' })
      await expect.poll(() => requested).toEqual(Array.from({ length: 4 }, () => language))
      await page.context().close()
    },
  )

  test.each([
    ['/', ['/api/v2/appointments', '/api/v2/player/me', '/api/v3/layout/home']],
    ['/lessons', ['/api/v2/appointments', '/api/v2/player/me']],
    ['/learn/videos/tempo-1', ['/api/v2/player/me', '/api/video/notes/tempo-1', '/api/video/tempo-1']],
    ['/learn', ['/api/v2/player/me', '/api/video/categories', '/api/video/languages', '/api/video/series']],
    ['/learn/plan', ['/api/v2/player/me', '/api/v3/player/game-plan']],
    ['/shop', ['/api/v2/player/me', '/api/v3/layout/shop', '/graphql StoreConfig']],
    ['/shop/products/clubhouse-towel', ['/api/v2/player/me', '/graphql ProductByUrlKey']],
    ['/shop/cart', ['/api/v2/player/me', '/graphql customerCart']],
  ])('at %s requests what its screen reads while the start chunk is on its way, and only once', async (path, reads) => {
    const page = await hanasPage({ viewport: wide })
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (request.method() === 'GET') requested.push([pathname, searchParams.get('operationName')].filter(Boolean).join(' '))
    })
    const start = Promise.withResolvers<void>()
    await page.route('**/assets/start-*.js', async (route) => {
      await start.promise
      await route.continue()
    })
    await page.goto(club.origin + path, { waitUntil: 'commit' })
    await expect.poll(() => reads.filter((read) => !requested.includes(read))).toEqual([])
    start.resolve()
    await page.waitForFunction(() => document.querySelector('[data-early]') === null)
    await page.waitForLoadState('networkidle')
    expect(requested.filter((read) => reads.includes(read) || read === '/config.json').sort()).toEqual([...reads, '/config.json'].sort())
    await page.context().close()
  })

  test.each([
    ['/lessons', 'Appointments'],
    ['/lessons/book', 'Book a lesson'],
    ['/learn', 'Learn'],
    ['/learn/plan', 'Lesson plan'],
    ['/play', 'Play'],
    ['/shop', 'Shop'],
    ['/shop/cart', 'Cart'],
    ['/shop/products/no-such-product', 'Product'],
  ])('at %s shows its heading and its skeleton while the start chunk is on its way', async (path, heading) => {
    const page = await hanasPage({ viewport: narrow })
    await page.route('**/assets/start-*.js', () => undefined)
    await page.goto(club.origin + path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: heading, includeHidden: true }).waitFor()
    expect(await page.title()).toBe(`${heading} · Clubhouse`)
    expect(await page.locator('main [aria-busy]').count()).toBeGreaterThan(0)
    await page.context().close()
  })

  test.each([
    ['shows keyboard hints beside a keyboard', { viewport: wide }, true],
    ['shows no keyboard hints on a phone', { viewport: narrow, isMobile: true, hasTouch: true }, false],
  ])('of a video %s', async (_what, options, shown) => {
    const page = await hanasPage(options)
    await page.goto(`${club.origin}/learn/videos/tempo-1`)
    await page.getByText('Shift+N').waitFor({ state: 'attached' })
    expect(await page.getByText('Shift+N').isVisible()).toBe(shown)
    expect(await page.getByText('Keyboard shortcuts').isVisible()).toBe(shown)
    await page.context().close()
  })
})
