declare const self: ServiceWorkerGlobalScope

// msw's worker unregisters itself when its last tab closes, which would remove the product's listeners too.
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
})
