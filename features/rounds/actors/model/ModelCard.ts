import type { CardInput, ScorecardFlag } from '#domain/rounds/scorecard'
import { ScorecardViewModel } from '#ui/rounds/scorecard/ScorecardViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { type CardActor, type HoleInput, roundInProgress } from '../CardActor.ts'

export class ModelCard implements CardActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(ScorecardViewModel, (screen) => screen.open(roundInProgress)))
  }

  async enter(hole: number, { strokes, putts }: HoleInput): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.enter(hole, { strokes }))
    if (putts !== undefined) await this.player.act(() => screen.enter(hole, { putts }))
  }

  async pickUp(hole: number): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.enter(hole, { isPickedUp: true }))
  }

  async saysTerribleTeeShot(hole: number): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.enter(hole, { terribleTeeShot: true }))
  }

  async showBack(isShown: boolean): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.toggleBack(isShown))
  }

  async stopRecording(flags: readonly ScorecardFlag[]): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => {
      if (screen.card) screen.settings.begin(screen.card.settings)
      for (const flag of flags) screen.settings.set(flag, false)
      return screen.saveSettings()
    })
  }

  async hole(): Promise<number | undefined> {
    return (await this.screen()).hole?.number
  }

  async holes(): Promise<readonly number[]> {
    return (await this.screen()).visibleHoles.map(({ number }) => number)
  }

  async played(): Promise<number> {
    return (await this.screen()).totals.total.played
  }

  async strokes(hole: number): Promise<number | undefined> {
    return (await this.screen()).holes.find(({ number }) => number === hole)?.strokes
  }

  async asked(): Promise<readonly CardInput[]> {
    return (await this.screen()).inputs
  }

  async isAllSent(): Promise<boolean> {
    const { waiting, refused } = (await this.screen()).entries
    return waiting.length + refused.length === 0
  }

  private screen(): Promise<ScorecardViewModel> {
    return this.player.requireModel(ScorecardViewModel)
  }
}

export function cardMessages(window: ModelWindow): readonly Notice[] {
  const screen = window.shownModel(ScorecardViewModel)
  if (!screen) return []
  return [
    ...failureMessages(screen.reading.failure, 'card-unread'),
    ...noticeIf(screen.entries.refused.length > 0, 'hole-refused'),
    ...noticeIf(screen.entries.conflicts.length > 0, 'other-scores'),
  ]
}
