import { ScorecardViewModel } from '#ui/rounds/scorecard/ScorecardViewModel.ts'
import { SettingsViewModel } from '#ui/session/account/SettingsViewModel.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import { momentIn } from '../../../scheduling/actors/model/lessonFacts.ts'
import type { Moment } from '../../../scheduling/actors/SchedulingActors.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { HomeActor } from '../HomeActor.ts'

export class ModelHome implements HomeActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  go(): Promise<void> {
    return this.player.act((window) => window.visit(HomeViewModel))
  }

  async openRoundInProgress(): Promise<void> {
    const round = (await this.model()).rounds.value?.[0]
    await this.player.act((window) => window.visit(ScorecardViewModel, (screen) => screen.open(round?.id ?? '')))
  }

  async hasRoundInProgress(): Promise<boolean> {
    return ((await this.model()).rounds.value ?? []).length > 0
  }

  async welcomed(): Promise<string | undefined> {
    return (await this.model()).member?.firstName
  }

  async blocks(): Promise<readonly string[]> {
    return (await this.model()).shownBlocks.map(({ type }) => type)
  }

  async tip(): Promise<string | undefined> {
    return (await this.model()).blocks.value?.find(({ type }) => type === 'tip')?.content
  }

  async nextLesson(): Promise<Moment | undefined> {
    const { nextLesson } = await this.model()
    return nextLesson && momentIn(nextLesson.start, nextLesson.timeZone)
  }

  async lessonInProgress(): Promise<Moment | undefined> {
    return (await this.model()).isInProgress ? this.nextLesson() : undefined
  }

  async ownClock(): Promise<string | undefined> {
    throw new Error('View models have no texts')
  }

  async creditsLeft(): Promise<number | undefined> {
    return (await this.model()).member?.credits?.left
  }

  async endingMemberships(): Promise<readonly string[]> {
    return ((await this.model()).ending.value ?? []).map(({ name }) => name)
  }

  readCreditsAgain(): Promise<void> {
    return this.player.act(async () => (await this.model()).readCreditsAgain())
  }

  look(): Promise<void> {
    return this.player.act(async () => undefined)
  }

  async alsoBooked(): Promise<number> {
    return (await this.model()).alsoBooked.length
  }

  async offersLessons(): Promise<boolean> {
    return (await this.model()).member?.hasLessons ?? false
  }

  /** View models have no layout. */
  async hasNavigation(): Promise<boolean> {
    return true
  }

  async followNextLesson(): Promise<void> {
    throw new Error('View models have no links')
  }

  async hasProfileBeside(): Promise<boolean> {
    throw new Error('View models have no layout')
  }

  async openProfileBeside(): Promise<void> {
    throw new Error('View models have no layout')
  }

  async profileWidth(): Promise<number | undefined> {
    return (await this.settings()).summaryWidth
  }

  dragProfile(by: number): Promise<void> {
    return this.player.act(async () => {
      const settings = await this.settings()
      settings.resizeSummary(settings.summaryWidth - by)
    })
  }

  async pressOnProfileEdge(): Promise<void> {
    throw new Error('View models have no edges')
  }

  private async settings(): Promise<SettingsViewModel> {
    return (await this.player.window()).port(SettingsViewModel)
  }

  private model(): Promise<HomeViewModel> {
    return this.player.requireModel(HomeViewModel)
  }
}

export function homeMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(HomeViewModel)
  const failures = [model?.blocks.failure, model?.lessons.failure, model?.earlier.failure]
  return failures.flatMap((failure) => failureMessages(failure, 'part-unread'))
}
