import { Container } from 'inversify'
import type { Surroundings } from '#adapters/browser/surroundings'
import { type Addresses, isJapan } from '#adapters/rest/hosts'
import type { Cast } from '#app/session/ports/Cast'
import { Site } from '#app/shared/ports/Site'
import { OpenContext, openContext } from './context.ts'
import { provide } from './provide.ts'
import { rootModule } from './root.ts'

interface Installation {
  readonly addresses: Addresses
  /** Whom the sign-in screen offers; nobody on a real backend. */
  readonly cast?: Cast
  /** Which region a site of the fake backend shows; on a real one the host's name says it. */
  readonly region?: string | undefined
}

/** One product in one browser; contexts come when they are opened. */
export function createContainer(surroundings: Surroundings, { addresses, cast = [], region }: Installation): Container {
  // Without code made at run time, which the Content-Security-Policy forbids.
  const container = new Container({ jitless: true })
  container.load(rootModule(surroundings, addresses, cast))
  const site = { isJapan: region === undefined ? isJapan(surroundings.page().hostname) : region === 'jp' }
  container.load(provide((_give, share) => share(Site, () => site)))
  container.load(provide((_give, share) => share(OpenContext, () => openContext(container))))
  return container
}
