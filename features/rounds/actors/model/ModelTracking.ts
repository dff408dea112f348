import {
  greensMissed,
  isPerRound,
  ratioOf,
  statisticOf,
  type TrackedRound,
  type TrackingType,
  trackingTypes,
} from '#domain/rounds/tracking'
import { trackingFields } from '#domain/rounds/trackingDraft'
import { TrackingViewModel } from '#ui/rounds/tracking/TrackingViewModel.ts'
import type { Progress } from '../../../session/actors/ContactActor.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { noCounts, type TrackingActor, type TrackingInput } from '../TrackingActor.ts'

export class ModelTracking implements TrackingActor {
  private readonly player: ModelTab
  private removed: TrackedRound | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(TrackingViewModel, (screen) => screen.read()))
  }

  async choose(type: TrackingType): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.choose(type))
  }

  async track(input: TrackingInput): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => {
      screen.editor.begin()
      fillIn(screen, { ...noCounts, ...input })
      return screen.save()
    })
  }

  async changeScore(score: string): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => {
      const [latest] = screen.rounds
      if (latest) screen.editor.change(latest)
      fillIn(screen, { score })
      return screen.save()
    })
  }

  async deleteLatest(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(async () => {
      const [latest] = screen.rounds
      if (latest) screen.removal.ask(latest)
      this.removed = await screen.confirm()
    })
  }

  async bringBack(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => this.removed && screen.putBack(this.removed))
  }

  async showDefinitions(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.show('info'))
  }

  async showScrambling(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.show('scrambling'))
  }

  async type(): Promise<TrackingType> {
    return (await this.screen()).type
  }

  async average(): Promise<string> {
    const { average, type } = await this.screen()
    return written(average, type)
  }

  async latest(): Promise<string> {
    const [latest] = (await this.screen()).rounds
    return latest ? `${latest.courseName}, ${latest.score}` : ''
  }

  async progress(): Promise<Progress> {
    const { status } = (await this.screen()).editor
    if (status === 'none') return 'not started'
    return status === 'wait' ? 'in progress' : 'done'
  }

  async explained(): Promise<number> {
    return (await this.screen()).dialog === 'info' ? trackingTypes.length : 0
  }

  async scrambling(): Promise<string> {
    const { rounds, dialog } = await this.screen()
    const [latest] = rounds
    if (!latest || dialog !== 'scrambling') return ''
    const share = statisticOf(ratioOf(latest, 'scrambling'), 'scrambling')
    return `${greensMissed(latest)}, ${latest.scrambles}, ${written(share, 'scrambling')}`
  }

  private screen(): Promise<TrackingViewModel> {
    return this.player.requireModel(TrackingViewModel)
  }
}

function written(value: number | undefined, type: TrackingType): string {
  return value === undefined || isPerRound(type) ? `${value ?? '–'}` : `${value}%`
}

function fillIn({ editor }: TrackingViewModel, input: TrackingInput): void {
  for (const field of trackingFields) {
    const text = input[field]
    if (text !== undefined) editor.write(field, text)
  }
}

export function trackingMessages(window: ModelWindow): readonly Notice[] {
  const screen = window.shownModel(TrackingViewModel)
  if (!screen) return []
  const { reading, editor, removal } = screen
  return [
    ...failureMessages(reading.failure, 'tracking-unread'),
    ...writeFailureMessages(editor.dialog.saving.failure, 'round-not-saved'),
    ...failureMessages(removal.removing.failure),
    ...noticeIf(Object.values(editor.problems).includes('too-many'), 'fewer-greens-missed'),
  ]
}
