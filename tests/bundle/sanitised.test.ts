import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { contentSecurityPolicy } from '../../scripts/contentSecurityPolicy.ts'

const origin = 'https://club.test'

async function scriptOf(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'src/ui/kit/content/sanitised.ts', formats: ['iife'], name: 'club' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was built')
  return output.output[0].code
}

describe('HTML of a server, in a browser under the product’s policy', () => {
  let browser: Browser
  let page: Page
  const elsewhere: string[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
    const script = await scriptOf()
    page = await browser.newPage()
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) elsewhere.push(request.url())
    })
    await page.route(`${origin}/**`, (route) => {
      if (route.request().url().endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
      const headers = { 'content-security-policy': contentSecurityPolicy([]) }
      return route.fulfill({ contentType: 'text/html', headers, body: '<!doctype html><script src="/club.js"></script><p id="place"></p>' })
    })
    await page.goto(origin)
  })
  afterAll(() => browser.close())

  const shown = (html: string): Promise<string> =>
    page.evaluate(`place.replaceChildren(club.sanitised(${JSON.stringify(html)})), place.innerHTML`)

  test('keeps the markup of a text', async () => {
    const html = '<h2>Terms</h2><p>Read <strong>this</strong>, <em>please</em>.</p><ul><li>One</li></ul>'
    expect(await shown(html)).toBe(html)
  })

  test.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['what runs by itself', '<img src="/a.png" onerror="alert(1)" alt="">', '<img src="/a.png" alt="" loading="lazy">'],
    ['an address that runs', '<a href="javascript:alert(1)">here</a>', '<a>here</a>'],
    ['another host under our scheme', '<a href="//evil.example/">here</a>', '<a>here</a>'],
    ['another host behind a backslash', '<a href="/\\evil.example/">here</a>', '<a>here</a>'],
    ['another host behind a tab', '<a href="/\t/evil.example/">here</a>', '<a>here</a>'],
    ['another host behind a tab and a backslash', '<img src="/\t\\evil.example/" alt="">', '<img alt="" loading="lazy">'],
    ['a frame', '<p>a</p><iframe src="https://evil.example/"></iframe>', '<p>a</p>'],
    ['a form', '<form action="/"><input name="password"></form>', ''],
    ['styles', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['names that code could trip over', '<a id="location" name="cookie">a</a>', '<a>a</a>'],
    ['what hides behind another markup', '<svg><style><img src=x onerror=alert(1)></style></svg>b', '<img alt="" loading="lazy">b'],
  ])('loses %s', async (_what, html, left) => {
    expect(await shown(html)).toBe(left)
  })

  test('opens other sites in a new window, without a referrer', async () => {
    const link = (href: string) => shown(`<a href="${href}" target="_top" rel="opener">x</a>`)
    expect(await link('https://golf.example/')).toBe('<a href="https://golf.example/" target="_blank" rel="noopener noreferrer">x</a>')
    expect(await link('/lessons')).toBe('<a href="/lessons">x</a>')
  })

  test('runs no code and sends no request', async () => {
    await shown('<img src=x onerror="ran = 1"><svg onload="ran = 1"><math><mtext><table><mglyph><style><img src onerror="ran = 1">')
    expect(await page.evaluate('globalThis.ran')).toBeUndefined()
    expect(elsewhere).toEqual([])
  })
})
