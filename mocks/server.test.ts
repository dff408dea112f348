import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicKeys } from './contexts/session/regionKeys.ts'
import { type Backend, createBackend } from './createBackend.ts'
import { startServer } from './server.ts'
import { StoppedClock } from './world/WorldClock.ts'

interface ReceivedRequest {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

const script = 'export const swing = 1\n'.repeat(100)
const folder = mkdtempSync(join(tmpdir(), 'clubhouse-'))
let backend: Backend
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Clubhouse</title>')
  writeFileSync(join(folder, 'assets/start-abc.js'), script)
  writeFileSync(join(folder, 'assets/swing.mp4'), Buffer.from('0123456789'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  backend = await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z') })
  server = await startServer({ backend: () => backend, dist: folder })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Not every system resolves names under localhost, so the test connects to 127.0.0.1. */
function ask(host: string, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<ReceivedRequest> {
  return new Promise((resolve, reject) => {
    const own = { host: `${host}:${server.port}`, ...headers }
    const asking = request({ host: '127.0.0.1', port: server.port, method, path, headers: own }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }))
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

const login = { method: 'POST', body: JSON.stringify({ username: 'hana@clubhouse.example', password: 'fairway-hana' }) }
const navigation = { headers: { 'sec-fetch-mode': 'navigate' } }

describe('the servers over HTTP', () => {
  test("answer under their region's name, and name the shop beside them", async () => {
    const { status, bytes } = await ask('api.global.localhost', '/api/v2/player/login', login)
    expect([status, JSON.parse(`${bytes}`)]).toMatchObject([
      200,
      { code: 0, data: { eUrl: `http://shop.global.localhost:${server.port}` } },
    ])
    expect(`${(await ask('api.jp.localhost', '/api/v2/player/login', login)).bytes}`).toContain('90015')
  })

  test('let pages of another origin ask, and read what they need', async () => {
    const headers = { origin: server.page('global') }
    const leave = await ask('api.global.localhost', '/api/v2/player/login', { method: 'OPTIONS', headers })
    expect([leave.status, leave.headers['access-control-allow-origin']]).toEqual([204, server.page('global')])
    expect(leave.headers['access-control-allow-headers']).toBe('authorization, content-type, accept-language, store')
    const { headers: told } = await ask('api.global.localhost', '/api/v2/player/login', { ...login, headers })
    expect([told['access-control-allow-origin'], told['access-control-expose-headers']]).toEqual([
      headers.origin,
      'date, retry-after, x-request-id',
    ])
    expect(backend.log.filter(({ method }) => method === 'OPTIONS')).toEqual([])
    // Otherwise a browser could reuse a cached answer without CORS headers.
    expect((await ask('api.global.localhost', '/api/v2/player/login', login)).headers.vary).toContain('origin')
    // Otherwise a browser would repeat a booking whose answer was lost.
    expect(told.connection).toBe('close')
  })

  test('compress what they answer to who can read it', async () => {
    const asked = { ...login, headers: { 'accept-encoding': 'gzip, br' } }
    const { headers, bytes } = await ask('api.global.localhost', '/api/v2/player/login', asked)
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'origin, accept-encoding'])
    expect(JSON.parse(`${gunzipSync(bytes)}`)).toMatchObject({ code: 0 })
    expect((await ask('api.global.localhost', '/api/v2/player/login', login)).headers['content-encoding']).toBeUndefined()
  })

  test('close the connection if the network fails', async () => {
    backend.faults.inject({ kind: 'no-network' }, ['session.login'], 1)
    await expect(ask('api.global.localhost', '/api/v2/player/login', login)).rejects.toMatchObject({ code: 'ECONNRESET' })
  })

  test('forget a held request whose caller has hung up', async () => {
    backend.faults.inject({ kind: 'no-answer' }, ['session.login'], 1)
    const asking = request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path: '/api/v2/player/login',
      headers: { host: 'api.global.localhost' },
    })
    asking.on('error', () => undefined)
    asking.end(login.body)
    await expect.poll(() => backend.faults.held).toBe(1)
    asking.destroy()
    await expect.poll(() => backend.faults.held).toBe(0)
  })
})

describe('the pages', () => {
  test.each([
    ['localhost', 'global'],
    ['jp.localhost', 'jp'],
  ])('of %s learn where the servers of %s are', async (host, region) => {
    const { bytes } = await ask(host, '/config.json')
    expect(JSON.parse(`${bytes}`)).toEqual({
      api: `http://api.${region}.localhost:${server.port}`,
      shop: `http://shop.${region}.localhost:${server.port}`,
      media: `http://media.${region}.localhost:${server.port}`,
      payments: `http://payments.${region}.localhost:${server.port}`,
      uploads: `http://uploads.${region}.localhost:${server.port}`,
      embedders: [],
      keys: await publicKeys(),
    })
  })

  test.each(['/lessons/a-1', '/%E0%A4%A'])('are the document for a route, under the policy that lists every server: %s', async (path) => {
    const { status, headers, bytes } = await ask('localhost', path, navigation)
    expect([status, `${bytes}`.slice(0, 15)]).toEqual([200, '<!doctype html>'])
    expect(headers['content-security-policy']).toContain(`http://api.za.localhost:${server.port}`)
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
  })

  test.each(['/assets/gone.js', '/.vite/manifest.json', '/..%2fserver.ts'])('do not stand in for %s', async (path) => {
    expect((await ask('localhost', path, navigation)).status).toBe(404)
  })

  test('stand in for nothing that is no navigation', async () => {
    expect((await ask('localhost', '/lessons')).status).toBe(404)
  })

  test('come compressed to who can read it, and for good', async () => {
    const { headers, bytes } = await ask('localhost', '/assets/start-abc.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript', vary: 'accept-encoding' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([bytes.length < script.length, `${brotliDecompressSync(bytes)}`]).toEqual([true, script])
    expect(`${(await ask('localhost', '/assets/start-abc.js')).bytes}`).toBe(script)
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
  ])('come in parts: %s', async (range, ...expected) => {
    const { status, headers, bytes } = await ask('localhost', '/assets/swing.mp4', { headers: { range } })
    expect([status, `${bytes}`, headers['content-range']]).toEqual(expected)
  })
})
