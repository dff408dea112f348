import { BuyMembershipViewModel } from '#ui/commerce/monitor-plans/BuyMembershipViewModel.ts'
import { PaymentInfoViewModel } from '#ui/commerce/monitor-plans/PaymentInfoViewModel.ts'
import { UpgradeViewModel } from '#ui/commerce/monitor-plans/UpgradeViewModel.ts'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import type { CardInHand } from '../../../commerce/actors/CheckoutActor.ts'
import { ModelCheckout } from '../../../commerce/actors/model/ModelCheckout.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { MonitorPlansActor } from '../MonitorPlansActor.ts'

export class ModelMonitorPlans implements MonitorPlansActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async beginPurchase(): Promise<void> {
    await this.player.act((window) => window.visitMonitorShop(BuyMembershipViewModel))
    const window = await this.player.window()
    const purchase = window.shownModel(BuyMembershipViewModel)
    if (!purchase) return
    window.shownModels = [...window.shownModels, purchase.checkout]
    await new ModelCheckout(this.player).followBank()
  }

  async beginUpgrade(esn: string): Promise<void> {
    const { owned, memberships } = await this.player.requireModel(DevicesViewModel)
    const device = owned.find((each) => each.esn === esn)
    const membership = device && memberships.of(device.id)
    await this.player.act((window) => window.visitMonitorShop(UpgradeViewModel, (screen) => screen.read(membership?.id ?? '')))
  }

  async beginPaymentInfo(name: string): Promise<void> {
    const { memberships } = await this.player.requireModel(DevicesViewModel)
    const membership = memberships.timeline.find((each) => each.name === name)
    await this.player.act((window) => window.visitMonitorShop(PaymentInfoViewModel, (screen) => screen.read(membership?.id ?? '')))
  }

  async choose(name: string): Promise<void> {
    const { purchase, upgrade } = await this.screens()
    await this.player.act(() => {
      const urlKey = purchase?.plans.value?.find((plan) => plan.name === name)?.urlKey
      const sku = upgrade?.reading.value?.plans.find((plan) => plan.name === name)?.sku
      if (sku !== undefined) upgrade?.choose(sku)
      return urlKey === undefined ? undefined : purchase?.choose(urlKey)
    })
  }

  async goOn(): Promise<void> {
    const { purchase, upgrade } = await this.screens()
    await this.player.act(() => (purchase ? purchase.next() : upgrade?.next()))
  }

  async pay(card: CardInHand, presses = 1): Promise<void> {
    const { upgrade, info } = await this.screens()
    await this.player.act(() => Promise.all(Array.from({ length: presses }, () => (upgrade ? upgrade.pay(card) : info?.send(card)))))
  }

  async plans(): Promise<readonly string[]> {
    const { purchase, upgrade } = await this.screens()
    return (purchase?.plans.value ?? upgrade?.reading.value?.plans ?? []).map(({ name }) => name)
  }

  async step(): Promise<string | undefined> {
    const { purchase, upgrade } = await this.screens()
    return purchase?.step ?? upgrade?.step
  }

  async isCardSent(): Promise<boolean> {
    return (await this.screens()).info?.isSent === true
  }

  private async screens() {
    const window = await this.player.window()
    return {
      purchase: window.shownModel(BuyMembershipViewModel),
      upgrade: window.shownModel(UpgradeViewModel),
      info: window.shownModel(PaymentInfoViewModel),
    }
  }
}

export function monitorPlansMessages(window: ModelWindow): readonly Notice[] {
  const purchase = window.shownModel(BuyMembershipViewModel)
  const upgrade = window.shownModel(UpgradeViewModel)
  const info = window.shownModel(PaymentInfoViewModel)
  return [
    ...noticeIf(purchase?.isMissing === true || upgrade?.isMissing === true, 'plan-missing'),
    ...writeFailureMessages(upgrade?.paying.failure, 'membership-not-upgraded'),
    ...noticeIf(upgrade?.isDeclined === true, 'upgrade-declined'),
    ...writeFailureMessages(info?.sending.failure, 'payment-info-not-sent'),
  ]
}
