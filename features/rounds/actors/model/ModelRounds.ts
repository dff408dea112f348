import { type RoundSummary, toPar } from '#domain/rounds/round'
import { statisticValue } from '#domain/rounds/roundStatistics'
import { toParLabel } from '#domain/rounds/scoring/toPar'
import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import { RoundCalendarViewModel } from '#ui/rounds/calendar/RoundCalendarViewModel.ts'
import { RoundViewModel } from '#ui/rounds/round/RoundViewModel.ts'
import { RoundsViewModel } from '#ui/rounds/rounds/RoundsViewModel.ts'
import { RoundStatisticsViewModel } from '#ui/rounds/statistics/RoundStatisticsViewModel.ts'
import { Formats } from '#ui/shell/formats.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { RoundsActor } from '../RoundsActor.ts'

const paper = '#f8f8f3'

export class ModelRounds implements RoundsActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(RoundsViewModel, (screen) => screen.read()))
  }

  async narrow(from: string, to?: string): Promise<void> {
    const screen = await this.list()
    await this.player.act(() => screen.setRange(rangeOf(from, to)))
  }

  async start(course: string, isBackNine: boolean): Promise<void> {
    await this.begin(course)
    const screen = await this.list()
    const { editor } = screen
    await this.player.act(async (window) => {
      if (isBackNine) {
        editor.write('holes', '9')
        editor.write('start', 'back')
      }
      const started = await screen.save()
      if (started) await window.visit(RoundViewModel, (round) => openRound(round, started.id))
    })
  }

  async begin(course: string): Promise<void> {
    if (!(await this.isListed())) await this.open()
    const screen = await this.list()
    const id = courseList.find(({ name }) => name.en === course)?.id ?? ''
    await this.player.act(async () => {
      screen.begin()
      await screen.editor.chooseCourse(id)
    })
  }

  async addTees(name: string): Promise<void> {
    const { tees } = (await this.list()).editor
    await this.player.act(() => {
      tees.begin()
      tees.write({ name, rating: '68.4', slope: '119' })
      return tees.add()
    })
  }

  async deleteTees(): Promise<void> {
    const { tees } = (await this.list()).editor
    await this.player.act(() => tees.tee && tees.remove(tees.tee))
  }

  async openLatest(): Promise<void> {
    const latest = await this.latestRound()
    await this.player.act((window) => window.visit(RoundViewModel, (screen) => openRound(screen, latest?.id ?? 0)))
  }

  async turnTo(hole: number): Promise<void> {
    const screen = await this.round()
    await this.player.act(() => screen.showHole(hole, paper))
  }

  async addPoint(): Promise<void> {
    const { points } = await this.round()
    await this.player.act(() => {
      points.change()
      points.add(0.5, 0.5)
      return points.save()
    })
  }

  openCalendar(): Promise<void> {
    return this.player.act((window) => window.visit(RoundCalendarViewModel, (screen) => screen.read()))
  }

  async step(months: 1 | -1): Promise<void> {
    const screen = await this.calendar()
    await this.player.act(() => screen.step(months))
  }

  openStatistics(): Promise<void> {
    return this.player.act((window) => window.visit(RoundStatisticsViewModel, (screen) => screen.open(undefined)))
  }

  async openStatisticsOfLatest(): Promise<void> {
    const latest = await this.latestRound()
    await this.player.act((window) => window.visit(RoundStatisticsViewModel, (screen) => screen.open(latest?.id)))
  }

  async narrowStatistics(from: string, to: string): Promise<void> {
    const screen = await this.statistics()
    await this.player.act(() => screen.setRange(rangeOf(from, to)))
  }

  async count(): Promise<number> {
    return (await this.list()).rounds.length
  }

  async latest(): Promise<string> {
    const [latest] = (await this.list()).rounds
    const difference = latest && toPar(latest)
    return latest && difference !== undefined ? `${latest.courseName}, ${toParLabel(difference)}` : ''
  }

  async shown(): Promise<string> {
    const { round } = await this.round()
    return round ? `${round.courseName}, ${round.tee.name} tees, ${round.scorecard.length} holes to play` : ''
  }

  async tees(): Promise<string> {
    return (await this.list()).editor.tees.tee?.name ?? ''
  }

  async month(): Promise<string> {
    return new Formats('en').month((await this.calendar()).month)
  }

  async roundsOfMonth(): Promise<number> {
    return (await this.calendar()).shown.length
  }

  async comment(): Promise<string> {
    return (await this.round()).comments.value?.at(-1)?.text ?? ''
  }

  async points(): Promise<number> {
    return (await this.round()).points.points.length
  }

  async greens(): Promise<string> {
    const { summary } = await this.statistics()
    return summary.value ? `${statisticValue(summary.value, 'greens')}%` : ''
  }

  async roundsInStatistics(): Promise<number> {
    return (await this.statistics()).points.length
  }

  private async latestRound(): Promise<RoundSummary | undefined> {
    await this.open()
    return (await this.list()).rounds[0]
  }

  private async isListed(): Promise<boolean> {
    let isListed = false
    await this.player.act((window) => {
      isListed = window.shownModel(RoundsViewModel) !== undefined
    })
    return isListed
  }

  private list(): Promise<RoundsViewModel> {
    return this.player.requireModel(RoundsViewModel)
  }

  private round(): Promise<RoundViewModel> {
    return this.player.requireModel(RoundViewModel)
  }

  private calendar(): Promise<RoundCalendarViewModel> {
    return this.player.requireModel(RoundCalendarViewModel)
  }

  private statistics(): Promise<RoundStatisticsViewModel> {
    return this.player.requireModel(RoundStatisticsViewModel)
  }
}

function rangeOf(from: string, to?: string) {
  return { from: Temporal.PlainDate.from(from), to: to === undefined ? undefined : Temporal.PlainDate.from(to) }
}

/** On its first hole, as the screen shows it. */
async function openRound(screen: RoundViewModel, id: number): Promise<void> {
  await screen.open(id)
  await screen.showHole(screen.round?.start === 'back' ? 10 : 1, paper)
}

export function roundsMessages(window: ModelWindow): readonly Notice[] {
  const list = window.shownModel(RoundsViewModel)
  return [
    ...failureMessages(list?.reading.failure, 'rounds-unread'),
    ...writeFailureMessages(list?.editor.saving.failure, 'round-not-started'),
  ]
}
