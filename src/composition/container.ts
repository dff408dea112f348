import { Container } from 'inversify'
import type { Surroundings } from '#adapters/browser/surroundings'
import { OpenContext, openContext } from './context.ts'
import { provide } from './provide.ts'
import { type Installation, rootModule } from './root.ts'

/** One product in one browser; contexts come when they are opened. */
export function createContainer(surroundings: Surroundings, installation: Installation): Container {
  // Without code made at run time, which the Content-Security-Policy forbids.
  const container = new Container({ jitless: true })
  container.load(rootModule(surroundings, installation))
  container.load(provide((_give, share) => share(OpenContext, () => openContext(container))))
  return container
}
