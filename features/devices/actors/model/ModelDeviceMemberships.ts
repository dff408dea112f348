import type { ActivationStep } from '#domain/devices/activation'
import type { PrepaidStep, PrepaidUse } from '#domain/devices/prepaidCard'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { DeviceMembershipsActor } from '../DeviceMembershipsActor.ts'

export class ModelDeviceMemberships implements DeviceMembershipsActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async beginWithCard(): Promise<void> {
    const { memberships } = await this.screen()
    await this.player.act(() => memberships.prepaid.begin())
  }

  async enterCode(code: string): Promise<void> {
    const { prepaid } = (await this.screen()).memberships
    await this.player.act(() => {
      prepaid.write(code)
      return prepaid.check()
    })
  }

  async chooseUse(use: PrepaidUse): Promise<void> {
    const { prepaid } = (await this.screen()).memberships
    await this.player.act(() => prepaid.choose(use))
  }

  async redeem(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.redeem())
  }

  async prepaidStep(): Promise<PrepaidStep> {
    return (await this.screen()).memberships.prepaid.step
  }

  async beginToActivate(name: string): Promise<void> {
    const { activation, activatable } = (await this.screen()).memberships
    const membershipId = activatable.find((each) => each.name === name)?.id
    await this.player.act(() => activation.begin({ membershipId }))
  }

  async activateOn(esn: string): Promise<void> {
    const screen = await this.screen()
    const { activation } = screen.memberships
    const device = screen.owned.find((each) => each.esn === esn)
    await this.player.act(() => {
      if (device) activation.chooseDevice(device.id)
      activation.next()
      return screen.activate()
    })
  }

  async activationStep(): Promise<ActivationStep> {
    return (await this.screen()).memberships.activation.step
  }

  async isPlusOffered(): Promise<boolean> {
    return (await this.screen()).memberships.isPlusOffered
  }

  async takeOffer(): Promise<void> {
    const { memberships } = await this.screen()
    await this.player.act(() => memberships.redeemInstead())
  }

  private screen(): Promise<DevicesViewModel> {
    return this.player.requireModel(DevicesViewModel)
  }
}

export function deviceMembershipsMessages(window: ModelWindow): readonly Notice[] {
  const memberships = window.shownModel(DevicesViewModel)?.memberships
  if (!memberships) return []
  const { prepaid, activation } = memberships
  return [
    ...failureMessages(prepaid.checking.failure, 'prepaid-unchecked'),
    ...writeFailureMessages(prepaid.redeeming.failure, 'prepaid-not-redeemed'),
    ...failureMessages(activation.activating.failure, 'activation-failed'),
    ...noticeIf(prepaid.isIncomplete, 'prepaid-code-incomplete'),
    ...noticeIf(prepaid.isRefused, 'prepaid-refused'),
    ...noticeIf(prepaid.isMismatch, 'prepaid-for-the-other'),
    ...noticeIf(activation.isRefused, 'activation-refused'),
  ]
}
