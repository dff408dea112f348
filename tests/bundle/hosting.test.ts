import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '#mocks/http/listen'
import { StaticSite } from '#mocks/http/StaticSite'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { isCurrent } from '../../scripts/buildIfChanged.ts'
import { productionPages } from '../../scripts/hosting/allowedOrigins.ts'
import { addressesFor } from '../../src/adapters/rest/hosts.ts'
import { headersByRules, headersInCaddy, headersInNginx, parseHeadersFile } from './hostRules.ts'

const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'))
const headersOf = (path: string) => headersByRules(rules, path)
const [asset = ''] = globSync('assets/start-*.js', { cwd: 'dist' })

describe('The headers of the hosts', () => {
  test.each(['/', '/index.html', '/lessons', `/${asset}`, '/service-worker.js', '/config.json', '/bank-return.html'])(
    'keeps %s from being framed, sniffed, read on the way and named elsewhere',
    (path) => {
      const headers = headersOf(path)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/)
      expect(headers['permissions-policy']).toContain('camera=(self)')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self';")
    },
  )

  test('allow caching hashed files for good, and revalidate the document, the worker and the configuration', () => {
    expect(headersOf(`/${asset}`)['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/index.html', '/service-worker.js', '/service-worker-off.js', '/config.json']) {
      expect(headersOf(path)['cache-control']).toBe('no-cache')
    }
  })

  test('name every server of the production sites, and no other', () => {
    const servers = productionPages.flatMap((page) => Object.values(addressesFor(page, { mock: false, configuration: {} })))
    const connect = /connect-src ([^;]*)/.exec(headersOf('/')['content-security-policy'] ?? '')?.[1]?.split(' ')
    expect(connect?.slice(1).toSorted()).toEqual([...new Set(servers)].toSorted())
  })

  test('belong to the sites that were built for', () => {
    expect([isCurrent('production'), isCurrent('production', 'jp.clubhouse.example')]).toEqual([true, false])
  })

  test('are the same with nginx and Caddy', () => {
    const nginx = headersInNginx(readFileSync('deploy/nginx.conf', 'utf8'))
    const caddy = headersInCaddy(readFileSync('deploy/Caddyfile', 'utf8'))
    const { link: _, ...ofDocument } = headersOf('/')
    expect(nginx.get('= /')).toEqual(headersOf('/'))
    expect(nginx.get('/')).toEqual(ofDocument)
    expect(nginx.get('/assets/')).toEqual(headersOf(`/${asset}`))
    expect(nginx.get('/config.json')).toEqual(headersOf('/config.json'))
    expect({ ...caddy.get('header'), ...caddy.get('handle @home') }).toEqual(headersOf('/'))
    expect({ ...caddy.get('header'), ...caddy.get('handle') }).toEqual(ofDocument)
    expect({ ...caddy.get('header'), ...caddy.get('handle /assets/*') }).toEqual(headersOf(`/${asset}`))
    expect({ ...caddy.get('header'), ...caddy.get('handle @fixed') }).toEqual(headersOf('/config.json'))
  })

  test('name at home, and there alone, what the document requests first', () => {
    const [, requested = ''] = /<template id="home-false-early">(.*?)<\/template>/.exec(readFileSync('dist/index.html', 'utf8')) ?? []
    const files = [...requested.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file)
    const named = [...(headersOf('/')['link'] ?? '').matchAll(/<([^>]+)>/g)].map(([, file]) => file)
    expect(named).toEqual(files.toReversed())
    expect(files).toHaveLength(2)
    for (const path of ['/lessons', '/sign-in', '/index.html', '/config.json', `/${asset}`])
      expect(headersOf(path)).not.toHaveProperty('link')
  })

  test('come with a build that names no sources', () => {
    expect(existsSync('dist/.vite')).toBe(false)
    expect(globSync('dist/**/*.map')).toEqual([])
  })
})

describe('The build, served as hosts serve it, in a browser', () => {
  const host = 'www.clubhouse.example'
  const injected = '<script>window.ran = "script"</script><img src="/missing.png" onerror="window.ran = \'handler\'">'
  let browser: Browser
  let club: Awaited<ReturnType<typeof listen>>
  let stranger: Awaited<ReturnType<typeof listen>>
  const pages: Page[] = []

  beforeAll(async () => {
    const site = new StaticSite(resolve('dist'), { compress: false })
    club = await listen(async (request) => {
      const answer = site.answer(request)
      const { pathname, searchParams } = new URL(request.url)
      const text = searchParams.has('injected')
        ? (await answer.text()).replace('</body>', `${injected}</body>`)
        : await answer.arrayBuffer()
      const type = answer.headers.get('content-type') ?? ''
      return new Response(text, { status: answer.status, headers: { ...headersOf(pathname), 'content-type': type } })
    })
    stranger = await listen(
      () => new Response(`<iframe src="http://${host}:${club.port}/"></iframe>`, { headers: { 'content-type': 'text/html' } }),
    )
    const hosts = ['MAP *.example 127.0.0.1', 'EXCLUDE localhost'].join(',')
    browser = await launchBrowser(`--host-resolver-rules=${hosts}`)
  })
  afterEach(() => Promise.all(pages.splice(0).map((page) => page.context().close())))
  afterAll(() => Promise.all([browser.close(), club.close(), stranger.close()]))

  async function opened(address: string) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'identity' } })
    const page = await context.newPage()
    pages.push(page)
    const refused: string[] = []
    const sent: string[] = []
    page.on('console', (message) => /Content.Security.Policy|Trusted/i.test(message.text()) && refused.push(message.text()))
    await page.route(/^https:/, (route) => {
      sent.push(new URL(route.request().url()).origin)
      return route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: '' })
    })
    await page.goto(address)
    return { page, refused, sent }
  }

  test('starts and reaches its own servers without violating the policy', async () => {
    const { page, refused, sent } = await opened(`http://${host}:${club.port}/`)
    await page.locator('#app:not([data-early])').waitFor()
    await expect.poll(() => sent).toContain('https://api.clubhouse.example')
    expect(refused).toEqual([])
  })

  test('runs no script that was injected into its document', async () => {
    const { page, refused } = await opened(`http://${host}:${club.port}/?injected`)
    await page.locator('#app:not([data-early])').waitFor()
    expect(await page.evaluate('window.ran')).toBeUndefined()
    expect(refused.length).toBeGreaterThan(0)
  })

  test('sends nothing to unknown hosts', async () => {
    const { page, sent } = await opened(`http://${host}:${club.port}/`)
    const outcome = await page.evaluate("fetch('https://stranger.example/').then(() => 'sent', () => 'refused')")
    expect([outcome, sent.includes('https://stranger.example')]).toEqual(['refused', false])
  })

  test('can’t be framed by another site', async () => {
    const { page } = await opened(`http://stranger.example:${stranger.port}/`)
    const [, frame] = page.frames()
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
    expect(await frame?.evaluate("document.querySelector('#app')")).toBeNull()
  })
})
