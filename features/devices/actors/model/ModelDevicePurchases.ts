import type { PurchaseFilters } from '#domain/devices/purchase'
import { DevicePurchasesViewModel } from '#ui/devices/purchases/DevicePurchasesViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { DevicePurchasesActor } from '../DevicePurchasesActor.ts'

export class ModelDevicePurchases implements DevicePurchasesActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(DevicePurchasesViewModel, (screen) => screen.read()))
  }

  async filter(filters: Partial<PurchaseFilters>): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.filter(filters))
  }

  async filters() {
    const { sort, status, from, to } = (await this.screen()).filters
    return { sort, status, from: from?.toString() ?? '', to: to?.toString() ?? '' }
  }

  async purchases(): Promise<readonly string[]> {
    return (await this.screen()).shown.map(({ name, status }) => `${name}, ${status}`)
  }

  private screen(): Promise<DevicePurchasesViewModel> {
    return this.player.requireModel(DevicePurchasesViewModel)
  }
}

export function devicePurchasesMessages(window: ModelWindow): readonly Notice[] {
  return failureMessages(window.shownModel(DevicePurchasesViewModel)?.reading.failure, 'device-purchases-unread')
}
