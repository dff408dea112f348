import { AnalyticsChoiceViewModel } from '#ui/session/analytics-choice/AnalyticsChoiceViewModel.ts'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import type { Player } from '../../../world/model/Player.ts'
import type { AnalyticsActor } from '../AnalyticsActor.ts'

export class ModelAnalytics implements AnalyticsActor {
  private readonly player: Player

  constructor(player: Player) {
    this.player = player
  }

  async letClubLearn(isAllowed: boolean): Promise<void> {
    await this.openChoice()
    const choice = await this.player.front(AnalyticsChoiceViewModel)
    await this.player.act(() => choice.choose(isAllowed))
  }

  async mayClubLearn(): Promise<'yes' | 'no' | 'decided'> {
    await this.openChoice()
    const { isDecided, isAllowed } = await this.player.front(AnalyticsChoiceViewModel)
    if (isDecided) return 'decided'
    return isAllowed ? 'yes' : 'no'
  }

  private openChoice(): Promise<void> {
    return this.player.act((window) => window.visit(ProfileViewModel, () => window.show(AnalyticsChoiceViewModel)))
  }
}
