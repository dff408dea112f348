import { AnalyticsChoiceViewModel } from '#ui/session/analytics-choice/AnalyticsChoiceViewModel.ts'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { AnalyticsActor } from '../AnalyticsActor.ts'

export class ModelAnalytics implements AnalyticsActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async letClubLearn(isAllowed: boolean): Promise<void> {
    await this.openChoice()
    const choice = await this.player.requireModel(AnalyticsChoiceViewModel)
    await this.player.act(() => choice.choose(isAllowed))
  }

  async mayClubLearn(): Promise<'yes' | 'no' | 'decided'> {
    await this.openChoice()
    const { isDecided, isAllowed } = await this.player.requireModel(AnalyticsChoiceViewModel)
    if (isDecided) return 'decided'
    return isAllowed ? 'yes' : 'no'
  }

  private openChoice(): Promise<void> {
    return this.player.act((window) => window.visit(ProfileViewModel, () => window.show(AnalyticsChoiceViewModel)))
  }
}
