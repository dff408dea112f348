import { Container } from 'inversify'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { OpenPart, partOpener } from './part.ts'
import { provide } from './provide.ts'
import { type Deployment, rootModule } from './root.ts'

export function createContainer(environment: BrowserEnvironment, installation: Deployment): Container {
  // Without code made at run time, which the Content-Security-Policy forbids.
  const container = new Container({ jitless: true })
  container.load(rootModule(environment, installation))
  container.load(provide(({ shareFrom }) => shareFrom(OpenPart, () => partOpener(container))))
  return container
}
