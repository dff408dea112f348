import type { Container } from 'inversify'
import type { ComponentType } from 'react'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { Failure } from '#app/shared/failure'

export type LoadComponent = () => Promise<ComponentType>

/** What stands in a component's place until it comes. */
export type Placeholder = 'screen' | 'nothing'

/**
 * A component whatever happens: where its code can't be had, one that says so in its place, keeps asking and then shows
 * it. The router remembers its answer for good, and shows the crash page for a rejection.
 */
export function lazyWithRetry(container: Container, load: LoadComponent, meanwhile: Placeholder = 'screen'): LoadComponent {
  return async () => {
    try {
      return await loadChunk(load)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { lazyComponent: late } = await import('./lazyComponent.tsx')
      return late(container, load, meanwhile)
    }
  }
}
