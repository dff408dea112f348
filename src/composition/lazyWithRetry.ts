import type { Container } from 'inversify'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { Failure } from '#app/shared/failure'
import type { LoadComponent, Placeholder } from './loadComponent.ts'

export function retryLater(container: Container, load: LoadComponent, meanwhile: Placeholder): LoadComponent {
  return async () => (await import('./late/lazyComponent.tsx')).lazyComponent(container, load, meanwhile)
}

/**
 * A component whatever happens. The router remembers its answer for good, and shows the crash page for a rejection.
 */
export function lazyWithRetry(container: Container, load: LoadComponent, meanwhile: Placeholder = 'screen'): LoadComponent {
  return async () => {
    try {
      return await loadChunk(load)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return retryLater(container, load, meanwhile)()
    }
  }
}
