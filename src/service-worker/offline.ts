import { answersFromCache } from './answersFromCache.ts'
import { FileShelf } from './FileShelf.ts'
import { type KeptFiles, keepTheRest, takeOver } from './keptFiles.ts'

declare const self: ServiceWorkerGlobalScope
/** The build's plugin writes it here; nothing while developing. */
declare const KEPT_FILES: KeptFiles

const build = KEPT_FILES
const scope = new URL(self.registration.scope)
const shelf = new FileShelf(build, scope, { caches: self.caches, fetch: (request, init) => self.fetch(request, init) })
const paths = new Set([...build.first, ...build.rest].map(({ path }) => path))
const keepsNothing = paths.size === 0

// A new version waits until the player wants it, or until the last page of the old one is closed.
self.addEventListener('install', (event) => {
  if (keepsNothing) return
  event.stopImmediatePropagation()
  event.waitUntil(shelf.keepFirst())
})

self.addEventListener('activate', (event) => event.waitUntil(shelf.dropOthers().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting())
  if (event.data === keepTheRest) event.waitUntil(shelf.keepRest())
})

self.addEventListener('fetch', (event) => {
  const path = answersFromCache(event.request, { scope, paths })
  if (path === undefined) return
  event.stopImmediatePropagation()
  event.respondWith(shelf.answer(path, event.request))
  if (event.request.mode === 'navigate') event.waitUntil(shelf.refresh(path))
})
