import { answersFromCache } from './answersFromCache.ts'
import { PrecacheStore } from './PrecacheStore.ts'
import { activateMessage, type PrecacheList, precacheMessage } from './precacheList.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build; undefined in development. */
declare const KEPT_FILES: PrecacheList

const build = KEPT_FILES
const scope = new URL(self.registration.scope)
const store = new PrecacheStore(build, scope, { caches: self.caches, fetch: (request, init) => self.fetch(request, init) })
const paths = new Set([...build.first, ...build.rest].map(({ path }) => path))
const keepsNothing = paths.size === 0

// A new version waits for the player's consent or for the last page of the old one to close.
self.addEventListener('install', (event) => {
  if (keepsNothing) return
  event.stopImmediatePropagation()
  event.waitUntil(store.keepFirst())
})

self.addEventListener('activate', (event) => event.waitUntil(store.dropOthers().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  if (event.data === activateMessage) event.waitUntil(self.skipWaiting())
  if (event.data === precacheMessage) event.waitUntil(store.keepRest())
})

self.addEventListener('fetch', (event) => {
  const path = answersFromCache(event.request, { scope, paths })
  if (path === undefined) return
  event.stopImmediatePropagation()
  event.respondWith(store.answer(path, event.request))
  if (event.request.mode === 'navigate') event.waitUntil(store.refresh(path))
})
