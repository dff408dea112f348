import { describe, expect, test } from 'vitest'
import { answersFromCache, type CacheableRequest, type Kept } from './answersFromCache.ts'

const origin = 'https://www.clubhouse.example'
const script = 'assets/BookScreen-abcd1234.js'
const everything = ['', script, 'favicon.svg', 'assets/swing-abcd1234.mp4', 'api/v2/players', 'graphql', 'config']
const kept: Kept = { scope: new URL(`${origin}/`), paths: new Set(everything) }

function asked(path: string, more: Partial<CacheableRequest> & { readonly range?: string } = {}): CacheableRequest {
  const { range, ...rest } = more
  const headers = new Headers(range === undefined ? {} : { range })
  return { method: 'GET', url: new URL(path, origin).href, mode: 'cors', destination: 'script', headers, ...rest }
}

function visit(path: string, more: Partial<CacheableRequest> & { readonly range?: string } = {}): CacheableRequest {
  return asked(path, { mode: 'navigate', destination: 'document', ...more })
}

describe('from the device comes', () => {
  test.each([
    ['a script that the build emitted', asked(`/${script}`), script],
    ['the icon', asked('/favicon.svg', { mode: 'no-cors', destination: 'image' }), 'favicon.svg'],
    ['the document, for home', visit('/'), ''],
    ['the document, for a screen', visit('/lessons/book'), ''],
    ['the document, whatever is asked behind it', visit('/sign-in?back=%2Flessons#top'), ''],
    ['the document, for a screen that begins like a server', visit('/apiary'), ''],
  ])('%s', (_what, request, path) => {
    expect(answersFromCache(request, kept)).toBe(path)
  })

  test('a document of its own, where the build made one', () => {
    const more = { ...kept, paths: new Set([...everything, 'sign-in/']) }
    expect(answersFromCache(visit('/sign-in'), more)).toBe('sign-in/')
    expect(answersFromCache(visit('/sign-in/'), more)).toBe('sign-in/')
    expect(answersFromCache(visit('/lessons'), more)).toBe('')
  })

  test('the same below a folder, and nothing above it', () => {
    const demo = { scope: new URL(`${origin}/demo/`), paths: new Set(['', script]) }
    expect(answersFromCache(visit('/demo/lessons'), demo)).toBe('')
    expect(answersFromCache(asked(`/demo/${script}`), demo)).toBe(script)
    expect(answersFromCache(visit('/lessons'), demo)).toBeUndefined()
    expect(answersFromCache(asked(`/${script}`), demo)).toBeUndefined()
  })
})

/** Each case differs in one property from a request that would be answered. */
describe('never from the device comes', () => {
  test.each([
    ['what is written', asked(`/${script}`, { method: 'POST' })],
    ['what is only asked about', asked(`/${script}`, { method: 'HEAD' })],
    ['a form that is sent', visit('/sign-in', { method: 'POST' })],
    ['a part of a file', asked(`/${script}`, { range: 'bytes=0-99' })],
    ['a video', asked('/assets/swing-abcd1234.mp4', { destination: 'video' })],
    ['a sound', asked('/assets/swing-abcd1234.mp4', { destination: 'audio' })],
    ['subtitles', asked('/assets/swing-abcd1234.mp4', { destination: 'track' })],
    ['another host’s', asked(`https://api.clubhouse.example/${script}`)],
    ['another port’s', asked(`${origin}:8443/${script}`)],
    ['what is asked with a question', asked(`/${script}?token=1`)],
    ['a server’s answer to a visit', visit('/api/v2/players')],
    ['the shop’s answer to a visit', visit('/graphql?query=%7Bcart%7D')],
    ['the schedule of the servers', visit('/schedule/openings')],
    ['an address of version 2', visit('/v2')],
    ['the configuration, also when it is visited', visit('/config.json')],
    ['a page in a frame, such as a bank’s', visit('/challenge', { destination: 'iframe' })],
    ['a file that the build did not emit', asked('/assets/Gone-abcd1234.js')],
    ['the document for anything but a visit', asked('/')],
  ])('%s', (_what, request) => {
    expect(answersFromCache(request, kept)).toBeUndefined()
  })

  test('anything while nothing is kept, as in development', () => {
    expect(answersFromCache(visit('/'), { ...kept, paths: new Set() })).toBeUndefined()
  })
})
