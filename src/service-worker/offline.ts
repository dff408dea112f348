declare const self: ServiceWorkerGlobalScope

// No request is answered here yet. A new version waits until the tabs of the old one are closed.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
