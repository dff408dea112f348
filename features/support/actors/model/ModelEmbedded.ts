import { isDeepStrictEqual } from 'node:util'
import { isEmbedded } from '#adapters/browser/page'
import { HostAppViewModel } from '#ui/support/host-app/HostAppViewModel.ts'
import type { ModelBrowser } from '../../../world/ActorEntry.ts'
import type { ModelHost } from '../../../world/model/ModelHost.ts'
import { originOfHost } from '../../../world/model/ModelHost.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { EmbeddedActor } from '../EmbeddedActor.ts'

export class ModelEmbedded implements EmbeddedActor {
  private readonly player: ModelTab
  private readonly surroundings: ModelBrowser

  constructor(player: ModelTab, surroundings: ModelBrowser) {
    this.player = player
    this.surroundings = surroundings
  }

  async offersWayBack(): Promise<boolean> {
    return (await this.model()).canGoBack
  }

  goBack(): Promise<void> {
    return this.player.act(async () => (await this.model()).goBack())
  }

  async isBack(): Promise<boolean> {
    return this.host.received.some((message) => isDeepStrictEqual(message, { type: 'clubhouse:return' }))
  }

  open(address: string): Promise<void> {
    return this.player.act(() => this.host.send({ type: 'clubhouse:open', address }))
  }

  openFromElsewhere(address: string): Promise<void> {
    return this.player.act(() => this.host.send({ type: 'clubhouse:open', address }, originOfHost('elsewhere')))
  }

  async isInAddress(): Promise<boolean> {
    return isEmbedded(this.surroundings.page())
  }

  async isInLinks(): Promise<boolean> {
    throw new Error('View models have no links')
  }

  async showsNothing(): Promise<boolean> {
    throw new Error('View models have no page')
  }

  private get host(): ModelHost {
    const host = this.surroundings.host()
    if (!host) throw new Error('The club is in no frame')
    return host
  }

  private async model(): Promise<HostAppViewModel> {
    return (await this.player.window()).port(HostAppViewModel)
  }
}
