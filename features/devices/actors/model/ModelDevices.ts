import type { Device, ReportReason } from '#domain/devices/device'
import type { NextStep } from '#domain/devices/registration'
import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { DevicesActor } from '../DevicesActor.ts'

export class ModelDevices implements DevicesActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(DevicesViewModel, (screen) => screen.read()))
  }

  comeByAddress(): Promise<void> {
    return this.open()
  }

  async beginToRegister(): Promise<void> {
    const { registration } = await this.screen()
    await this.player.act(() => registration.begin())
  }

  async typeEsn(esn: string): Promise<void> {
    const { registration } = await this.screen()
    await this.player.act(() => registration.write(esn))
  }

  async confirmRegistration(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.register())
  }

  async beginToSell(esn: string): Promise<void> {
    const { actions } = await this.manage(esn)
    await this.player.act(() => actions.show('transfer'))
  }

  async sell(esn: string): Promise<void> {
    await this.beginToSell(esn)
    const screen = await this.screen()
    await this.player.act(() => screen.transfer())
  }

  async report(esn: string, reason: ReportReason): Promise<void> {
    const screen = await this.manage(esn)
    await this.player.act(() => {
      screen.actions.show('report')
      screen.actions.choose(reason)
      return screen.report()
    })
  }

  async nextStep(): Promise<NextStep | undefined> {
    return (await this.screen()).registration.nextStep
  }

  async losses(): Promise<number> {
    const { device, dialog } = (await this.screen()).actions
    return device && dialog === 'transfer' ? 2 : 0
  }

  async reported(esn: string): Promise<boolean> {
    return deviceWith(await this.screen(), esn).reported !== undefined
  }

  async esns(): Promise<readonly string[]> {
    return (await this.screen()).owned.map(({ esn }) => esn)
  }

  async memberships(): Promise<readonly string[]> {
    const { memberships } = await this.screen()
    return memberships.timeline.map((membership) => `${membership.name}, ${memberships.stateOf(membership)}`)
  }

  async isClosed(): Promise<boolean> {
    return (await this.player.window()).closedArea === 'devices'
  }

  private async manage(esn: string): Promise<DevicesViewModel> {
    const screen = await this.screen()
    await this.player.act(() => screen.actions.open(deviceWith(screen, esn)))
    return screen
  }

  private screen(): Promise<DevicesViewModel> {
    return this.player.requireModel(DevicesViewModel)
  }
}

function deviceWith({ owned }: DevicesViewModel, esn: string): Device {
  const device = owned.find((each) => each.esn === esn)
  if (!device) throw new Error(`There is no ${esn}`)
  return device
}

export function devicesMessages(window: ModelWindow): readonly Notice[] {
  const screen = window.shownModel(DevicesViewModel)
  if (!screen) return []
  const { reading, registration, actions, memberships } = screen
  return [
    ...failureMessages(reading.failure, 'devices-unread'),
    ...failureMessages(memberships.reading.failure, 'memberships-unread'),
    ...failureMessages(registration.checking.failure, 'esn-unchecked'),
    ...writeFailureMessages(registration.registering.failure, 'device-not-registered'),
    ...failureMessages(actions.working.failure),
    ...noticeIf(registration.isWrong, 'esn-wrong'),
  ]
}
