import { DevicesViewModel } from '#ui/devices/list/DevicesViewModel.ts'
import type { Notice } from '../../../world/Actor.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Player } from '../../../world/model/Player.ts'
import type { DevicesActor } from '../DevicesActor.ts'

export class ModelDevices implements DevicesActor {
  private readonly player: Player

  constructor(player: Player) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(DevicesViewModel, (screen) => screen.read()))
  }

  comeByAddress(): Promise<void> {
    return this.open()
  }

  async esns(): Promise<readonly string[]> {
    return (await this.screen()).owned.map(({ esn }) => esn)
  }

  async isClosed(): Promise<boolean> {
    return (await this.player.window()).closed === 'devices'
  }

  private screen(): Promise<DevicesViewModel> {
    return this.player.front(DevicesViewModel)
  }
}

export function devicesMessages(window: ModelWindow): readonly Notice[] {
  const screen = window.inFront(DevicesViewModel)
  return screen ? [...failureMessages(screen.reading.failure, 'devices-unread')] : []
}
