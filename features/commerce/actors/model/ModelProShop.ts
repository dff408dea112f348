import { ProShopViewModel } from '#ui/commerce/pro-shop/ProShopViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { ProShopActor } from '../ProShopActor.ts'

export class ModelProShop implements ProShopActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.openPublic(ProShopViewModel))
  }

  async blocks() {
    return (await this.all()).map(({ type, title }) => ({ type, title }))
  }

  async waysUnder(title: string): Promise<readonly string[]> {
    const block = (await this.all()).find((each) => each.title === title)
    return block?.items.flatMap(({ button }) => (button ? [button.href] : [])) ?? []
  }

  async picturesBeside(slogan: string): Promise<number> {
    const items = (await this.all()).flatMap((block) => block.items)
    return items.find((item) => item.slogan === slogan)?.pictures.length ?? 0
  }

  private async all() {
    return (await this.player.requireModel(ProShopViewModel)).reading.value ?? []
  }
}

export function proShopMessages(window: ModelWindow): readonly Notice[] {
  return failureMessages(window.shownModel(ProShopViewModel)?.reading.failure)
}
