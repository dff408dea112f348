declare const self: ServiceWorkerGlobalScope

// The fake backend's worker unregisters itself, and with it the product's listeners, when its last tab says good-bye.
self.addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
})
