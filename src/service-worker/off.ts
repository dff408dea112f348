import { familyOf } from './PrecacheStore.ts'

declare const self: ServiceWorkerGlobalScope

// Replaces a harmful worker: deletes its caches and unregisters itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const names = await self.caches.keys().catch(() => [])
  const own = names.filter((name) => name.startsWith(familyOf(new URL(self.registration.scope))))
  await Promise.all(own.map((name) => self.caches.delete(name)))
  await self.registration.unregister()
}
