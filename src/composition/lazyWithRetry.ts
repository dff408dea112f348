import type { Container } from 'inversify'
import type { ComponentType } from 'react'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { Failure } from '#app/shared/failure'

export type LoadComponent = () => Promise<ComponentType>

export type Placeholder = 'screen' | 'nothing'

export function retryLater(container: Container, load: LoadComponent, meanwhile: Placeholder): LoadComponent {
  return async () => (await import('./lazyComponent.tsx')).lazyComponent(container, load, meanwhile)
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
