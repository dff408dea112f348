import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { UsageChoiceViewModel } from '#ui/session/usage-choice/UsageChoiceViewModel.ts'
import type { UsageActor } from '../../usage.ts'
import type { Player } from '../Player.ts'

export class ModelUsage implements UsageActor {
  private readonly player: Player

  constructor(player: Player) {
    this.player = player
  }

  async letClubLearn(isAllowed: boolean): Promise<void> {
    await this.openChoice()
    const choice = await this.player.front(UsageChoiceViewModel)
    await this.player.act(() => choice.choose(isAllowed))
  }

  async mayClubLearn(): Promise<'yes' | 'no' | 'decided'> {
    await this.openChoice()
    const { isDecided, isAllowed } = await this.player.front(UsageChoiceViewModel)
    if (isDecided) return 'decided'
    return isAllowed ? 'yes' : 'no'
  }

  private openChoice(): Promise<void> {
    return this.player.act((window) => window.visit(ProfileViewModel, () => window.show(UsageChoiceViewModel)))
  }
}
