import { describe, expect, test } from 'vitest'
import { PrecacheStore } from './PrecacheStore.ts'
import type { PrecachedFile, PrecacheList } from './precacheList.ts'

const scope = new URL('https://www.clubhouse.example/')
async function built(path: string): Promise<PrecachedFile> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path))
  return { path, digest: btoa(String.fromCharCode(...new Uint8Array(digest, 0, 12))) }
}

const build: PrecacheList = {
  version: 'two',
  first: await Promise.all(['', 'assets/start-abcd1234.js'].map(built)),
  rest: await Promise.all(['assets/book-abcd1234.js', 'assets/move-abcd1234.js'].map(built)),
}

class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  room = Number.POSITIVE_INFINITY

  async keys(): Promise<string[]> {
    return [...this.all.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name)
  }

  async open(name: string): Promise<Pick<Cache, 'put'>> {
    const entries = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, entries)
    return {
      put: async (request, response) => {
        if (this.room === 0) throw new DOMException('full', 'QuotaExceededError')
        this.room -= 1
        entries.set(String(request), response)
      },
    }
  }

  async match(address: string, { cacheName = '' }: MultiCacheQueryOptions): Promise<Response | undefined> {
    return this.all.get(cacheName)?.get(address)?.clone()
  }

  pathsIn(name: string): string[] {
    return [...(this.all.get(name)?.keys() ?? [])].map((address) => address.slice(scope.href.length)).sort()
  }
}

type Answer = (path: string) => Response | Promise<Response>

function fail(): never {
  throw new Error('Asked once too often')
}

function createStore(answer: Answer = (path) => new Response(path), caches = new Caches()) {
  const asked: { readonly path: string; readonly init: RequestInit | undefined }[] = []
  const device = {
    caches,
    fetch: async (request: Request | string, init?: RequestInit) => {
      const path = (typeof request === 'string' ? request : request.url).slice(scope.href.length)
      asked.push({ path, init })
      return answer(path)
    },
  }
  return { store: new PrecacheStore(build, scope, device), caches, asked }
}

const own = 'clubhouse / two'

describe('a build', () => {
  test('is kept to start with, and the rest when there is time', async () => {
    const { store, caches } = createStore()
    await store.keepFirst()
    expect(caches.pathsIn(own)).toEqual(['', 'assets/start-abcd1234.js'])
    await store.keepRest()
    expect(caches.pathsIn(own)).toHaveLength(4)
  })

  test('asks for what it has once, and for documents as the build made them', async () => {
    const { store, asked } = createStore()
    await store.keepFirst()
    await store.keepRest()
    await store.keepRest()
    expect(asked.map(({ path }) => path)).toHaveLength(4)
    expect(asked.find(({ path }) => path === '')?.init).toEqual({ cache: 'no-cache' })
  })

  test('takes over from the one before what bears the same name, and drops that one alone', async () => {
    const caches = new Caches()
    const before = await caches.open('clubhouse / one')
    await before.put(new URL('assets/start-abcd1234.js', scope).href, new Response('assets/start-abcd1234.js'))
    await before.put(scope.href, new Response('the document of then'))
    await caches.open('clubhouse /demo/ one')
    await caches.open('somebody else')
    const { store, asked } = createStore(undefined, caches)
    await store.keepFirst()
    expect(asked.map(({ path }) => path)).toEqual([''])
    await store.dropOthers()
    expect(await caches.keys()).toEqual(['clubhouse /demo/ one', 'somebody else', own])
  })

  test('takes over nothing whose bytes are others, and asks past the cache of the browser', async () => {
    const caches = new Caches()
    const path = 'assets/start-abcd1234.js'
    const before = await caches.open('clubhouse / one')
    await before.put(new URL(path, scope).href, new Response('something else'))
    const answers = ['something else', path]
    const { store, asked } = createStore((each) => new Response(each === path ? (answers.shift() ?? fail()) : each), caches)
    await store.keepFirst()
    expect(asked.filter((each) => each.path === path).map(({ init }) => init?.cache)).toEqual(['default', 'reload'])
    expect(await (await caches.match(new URL(path, scope).href, { cacheName: own }))?.text()).toBe(path)
  })

  test.each<[string, Answer]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['is answered with a document', () => new Response('<!doctype html>')],
    ["can't be fetched", () => Promise.reject(new TypeError('network'))],
  ])('is not installed where one of the first files %s', async (_what, answer) => {
    const { store } = createStore((path) => (path === '' ? new Response('') : answer(path)))
    await expect(store.keepFirst()).rejects.toThrow('assets/start-abcd1234.js')
  })

  test('does without what of the rest is missing', async () => {
    const { store } = createStore((path) => new Response('', { status: path.includes('book') ? 404 : 200 }))
    await expect(store.keepRest()).resolves.toBeUndefined()
  })
})

describe('a device without room', () => {
  test('is no reason not to install, and the network answers', async () => {
    const { store, caches } = createStore()
    caches.room = 1
    await expect(store.keepFirst()).resolves.toBeUndefined()
    await expect(store.keepRest()).resolves.toBeUndefined()
    const path = 'assets/move-abcd1234.js'
    expect(await (await store.answer(path, new Request(new URL(path, scope)))).text()).toBe(path)
  })

  test('is not asked for file after file', async () => {
    const { store, caches, asked } = createStore()
    caches.room = 0
    await store.keepFirst()
    expect(asked.length).toBeLessThanOrEqual(build.first.length)
  })

  test('may forbid even to be asked', async () => {
    const { store, caches } = createStore()
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    Object.assign(caches, { keys: denied, open: denied, match: denied })
    await expect(store.keepFirst()).resolves.toBeUndefined()
    expect(await (await store.answer('', new Request(scope))).text()).toBe('')
  })
})

describe('the document', () => {
  test('gets the headers that the server sends by now', async () => {
    let policy = 'old'
    const { store } = createStore((path) => new Response(path, { headers: { 'content-security-policy': policy } }))
    await store.keepFirst()
    policy = 'new'
    await store.refresh('')
    const answer = await store.answer('', new Request(scope))
    expect(answer.headers.get('content-security-policy')).toBe('new')
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['another one is served', () => new Response('another')],
    ['none is served', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays where %s', async (_what, later) => {
    let answer: Answer = (path) => new Response(path)
    const { store } = createStore((path) => answer(path))
    await store.keepFirst()
    answer = later
    await store.refresh('')
    expect(await (await store.answer('', new Request(scope))).text()).toBe('')
  })

  test('that came by a detour may answer a visit', async () => {
    const { store } = createStore((path) => Object.defineProperty(new Response(path), 'redirected', { value: true }))
    await store.keepFirst()
    expect((await store.answer('', new Request(scope))).redirected).toBe(false)
  })
})

test('a request that the page ended is a network error, not one of the worker', async () => {
  const { store } = createStore(() => Promise.reject(new DOMException('The operation was aborted.', 'AbortError')))
  expect((await store.answer('', new Request(scope))).type).toBe('error')
})
