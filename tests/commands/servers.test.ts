import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Checkout } from './Checkout.ts'

const local = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/

let checkout: Checkout
beforeAll(() => {
  checkout = new Checkout()
})
afterEach(() => checkout.stop())
afterAll(() => checkout.remove())

interface Sent {
  readonly host: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Not every system resolves names under localhost, so it connects to 127.0.0.1. */
function post(port: string, path: string, { host, headers = {}, body }: Sent): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    const own = { host: `${host}:${port}`, 'accept-language': 'en', 'content-type': 'application/json', ...headers }
    const asking = request({ host: '127.0.0.1', port, method: 'POST', path, headers: own }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode, body: JSON.parse(`${Buffer.concat(parts)}`) }))
    })
    asking.on('error', reject)
    asking.end(JSON.stringify(body))
  })
}

describe('Commands that serve', () => {
  test('npm start -- --port 0', async ({ task }) => {
    const { address: port } = await checkout.start(task.name, local)
    const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    expect(await text('/')).toContain('<div id="app">')
    expect(await text('/src/main.tsx')).toContain('startFakeBackend')
  })

  test('npm run preview -- --port 0', async ({ task }) => {
    const { address: port, output } = await checkout.start(task.name, local)
    expect(output()).toContain('dist-mock is up to date')
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(await answer.text()).toContain('home-true')
  })

  test('PORT=0 npm run mock-server', async ({ task }) => {
    const { address: port, output } = await checkout.start(task.name, /http:\/\/api\.global\.localhost:(\d+)/)
    const signIn = (body: unknown) => post(port, '/api/v2/player/login', { host: 'api.global.localhost', body })
    expect(await signIn({ username: 'hana@clubhouse.example', password: 'fairway-hana' })).toMatchObject({
      status: 200,
      body: { data: { access_token: expect.any(String) } },
    })
    const query = { query: 'query getStoreConfig { storeConfig { store_code } }' }
    expect(await post(port, '/graphql', { host: 'shop.global.localhost', body: query })).toMatchObject({
      status: 200,
      body: { data: { storeConfig: { store_code: expect.any(String) } } },
    })
    const reason = 'body.username: expected string, received number (invalid_type)'
    const refused = await signIn({ username: 7, password: 'fairway-hana' })
    expect(refused).toEqual({ status: 400, body: { code: 400, message: reason } })
    await expect.poll(output).toContain(`POST /api/v2/player/login 400: ${reason}`)
  })
})
