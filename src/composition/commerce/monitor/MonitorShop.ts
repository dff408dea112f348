import { Container, type ContainerModule } from 'inversify'
import { token } from '#app/shared/token'
import { loadOnce } from '../../part.ts'
import { type Resolver, resolverOf, viewModelResolver } from '../../provide.ts'
import { part as drafts } from '../../session/drafts.ts'
import { part as session } from '../../session/module.ts'
import { part as typedNumbers } from '../../typedNumbers.ts'
import { part as cartOffers } from '../cartOffers.ts'
import { clubModule } from '../club/clubModule.ts'
import { part as pageLayout } from '../pageLayout.ts'

/** What the launch monitor's shop has of its own, or not at all. */
const notTheirs = [drafts.module, session.module, clubModule, pageLayout.module, cartOffers.module, typedNumbers.module]

/** The parts of the shop a second time, with another store, token, customer and cart. */
export class MonitorShop {
  readonly ask: Resolver
  readonly resolve: ReturnType<typeof viewModelResolver>
  private readonly container = new Container({ jitless: true })

  constructor(own: ContainerModule) {
    this.container.load(own)
    this.ask = resolverOf(this.container)
    this.resolve = viewModelResolver(this.container)
  }

  /** Adds the bindings of the shop's parts. */
  add(modules: readonly (ContainerModule | undefined)[]): void {
    for (const module of modules) if (!notTheirs.includes(module)) loadOnce(this.container, module)
  }
}

export const MonitorShopToken = token<MonitorShop>('MonitorShopToken')
