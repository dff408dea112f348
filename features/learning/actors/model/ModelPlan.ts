import type { PlanStatus } from '#domain/learning/plan'
import { PlanViewModel } from '#ui/learning/plan/PlanViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { PlanActor } from '../PlanActor.ts'

export class ModelPlan implements PlanActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(PlanViewModel))
  }

  async change(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.ask())
    await this.player.act(() => model.confirm())
  }

  async thinkBetterOfChange(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.ask())
    await this.player.act(() => model.drop())
  }

  async title(): Promise<string | undefined> {
    return (await this.model()).plan?.title
  }

  async status(): Promise<PlanStatus | undefined> {
    return (await this.model()).plan?.status
  }

  async steps(): Promise<readonly string[]> {
    return (await this.model()).plan?.steps.map(({ title }) => title) ?? []
  }

  async currentStep(): Promise<string | undefined> {
    const { progress, plan } = await this.model()
    return progress?.current === undefined ? undefined : plan?.steps[progress.current - 1]?.title
  }

  async canChange(): Promise<boolean> {
    return (await this.model()).change !== undefined
  }

  private model(): Promise<PlanViewModel> {
    return this.player.requireModel(PlanViewModel)
  }
}

export function planMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(PlanViewModel)
  return [...failureMessages(model?.reading.failure), ...failureMessages(model?.changing.failure)]
}
