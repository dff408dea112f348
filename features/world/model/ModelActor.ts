import { DeviceStorage, type StorageTrouble } from '#adapters/browser/storage/DeviceStorage'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { BookViewModel } from '#ui/scheduling/book/BookViewModel.ts'
import { monthsOfCalendar, reasonInCalendar } from '../../scheduling/actors/model/ModelCalendar.ts'
import { reasonInAccount } from '../../session/actors/model/ModelSession.ts'
import { reasonAtDesk } from '../../session/actors/model/ModelTokenSignIn.ts'
import type { Actor, CommonActor } from '../Actor.ts'
import type { ModelBrowser } from '../ActorEntry.ts'
import { actorEntries, createActors } from '../actors.ts'
import type { Notice } from '../notices.ts'
import type { RefusalReason } from '../RefusalReason.ts'
import type { ModelTab } from './ModelTab.ts'
import type { ModelWindow } from './ModelWindow.ts'
import { noticeIf } from './messages.ts'

export function createModelActor(player: ModelTab, surroundings: ModelBrowser): Actor {
  const actors = createActors(({ model: ModelClass }) => new ModelClass(player, surroundings))
  return Object.assign(new ModelActor(player), actors)
}

class ModelActor implements CommonActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async notices(): Promise<readonly Notice[]> {
    const window = await this.player.window()
    const messages = [
      ...actorEntries.flatMap(({ messages }) => messages?.(window) ?? []),
      ...noticeIf(!window.port(Connectivity).value, 'offline'),
      ...storageMessages(window),
    ]
    return [...new Set(messages)]
  }

  async refusalReason(): Promise<RefusalReason | undefined> {
    const window = await this.player.window()
    return reasonAtDesk(window) ?? reasonInCalendar(window) ?? reasonInAccount(window)
  }

  async turnMonths(...steps: readonly number[]): Promise<void> {
    const window = await this.player.window()
    const months = monthsOfCalendar(window) ?? window.shownModel(BookViewModel)?.times.month
    if (!months) throw new Error('There are no months to turn')
    const turns = steps.flatMap((count) => Array.from({ length: Math.abs(count) }, () => Math.sign(count)))
    for (const turn of turns) await this.player.act(() => (turn > 0 ? months.goToNextMonth() : months.goToPreviousMonth()))
  }

  async reload(): Promise<void> {
    await this.player.close()
    await this.player.act(() => undefined)
  }
}

function storageMessages(window: ModelWindow): readonly Notice[] {
  const troubles: StorageTrouble[] = []
  window
    .port(DeviceStorage)
    .troubled.subscribe((trouble) => troubles.push(trouble))
    .unsubscribe()
  return [...noticeIf(troubles.includes('unavailable'), 'nothing-kept'), ...noticeIf(troubles.includes('unreadable'), 'kept-unreadable')]
}
