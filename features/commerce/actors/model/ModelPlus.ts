import { PlusViewModel } from '#ui/commerce/plus-subscription/PlusViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { PlusActor } from '../PlusActor.ts'

export class ModelPlus implements PlusActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(PlusViewModel))
  }

  async startTrial(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.startTrial())
  }

  async state(): Promise<string | undefined> {
    return (await this.model()).reading.value?.state
  }

  async status(): Promise<string> {
    return (await this.model()).status
  }

  async plans(): Promise<readonly string[]> {
    return (await this.model()).readingPlans.value?.map(({ name }) => name) ?? []
  }

  private model(): Promise<PlusViewModel> {
    return this.player.requireModel(PlusViewModel)
  }
}

export function plusMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(PlusViewModel)
  return [...failureMessages(model?.reading.failure, 'plus-unread'), ...failureMessages(model?.starting.failure, 'plus-trial-not-started')]
}
