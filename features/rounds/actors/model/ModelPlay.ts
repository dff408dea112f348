import type { ChallengeType } from '#domain/rounds/challenge'
import { shownScore } from '#domain/rounds/challengeScore'
import { type LeaderboardScope, leaderboardScopes } from '#domain/rounds/leaderboard'
import { toPar } from '#domain/rounds/round'
import { toParLabel } from '#domain/rounds/scoring/toPar'
import { ChallengesViewModel } from '#ui/rounds/challenges/ChallengesViewModel.ts'
import { ChallengeViewModel } from '#ui/rounds/challenges/ChallengeViewModel.ts'
import { LeaderboardViewModel } from '#ui/rounds/leaderboards/LeaderboardViewModel.ts'
import { MyGameViewModel } from '#ui/rounds/my-game/MyGameViewModel.ts'
import { PlayViewModel } from '#ui/rounds/play/PlayViewModel.ts'
import { ScorecardViewModel } from '#ui/rounds/scorecard/ScorecardViewModel.ts'
import { Formats } from '#ui/shell/formats.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { ChallengesActor, LeaderboardActor, MyGameActor, PlayActor } from '../PlayActors.ts'

export class ModelPlay implements PlayActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(PlayViewModel))
  }

  async offers(): Promise<readonly string[]> {
    return (await this.screen()).entries.map(({ path }) => path.replace('/play/', ''))
  }

  async openRoundInProgress(): Promise<void> {
    const { inProgress } = (await this.screen()).overview
    await this.player.act((window) => window.visit(ScorecardViewModel, (screen) => screen.open(inProgress?.roundId ?? '')))
  }

  async inProgress(): Promise<string> {
    const { inProgress } = (await this.screen()).overview
    if (!inProgress) return 'none'
    const { courseName, toPar, played, holes } = inProgress
    return `${courseName}, ${toParLabel(toPar ?? 0)}, ${played} of ${holes} holes`
  }

  async last(): Promise<string> {
    const { last } = (await this.screen()).overview
    return last ? `${last.courseName}, ${toParLabel(toPar(last) ?? 0)}` : 'none'
  }

  async statistics(): Promise<string> {
    const { value } = (await this.screen()).statistics
    if (!value) return ''
    const { putts, greens, upAndDowns } = value
    return `${putts} putts · ${greens.count} of ${greens.of} greens in regulation · ${upAndDowns.count} of ${upAndDowns.of} up-and-downs`
  }

  async next(): Promise<string> {
    const { next } = (await this.screen()).overview
    return next ? `${next.courseName}, ${formats.time(next.playedAt)}` : 'none'
  }

  private screen(): Promise<PlayViewModel> {
    return this.player.requireModel(PlayViewModel)
  }
}

export class ModelChallenges implements ChallengesActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(ChallengesViewModel, (screen) => screen.read()))
  }

  openChallenge(id: string): Promise<void> {
    return this.player.act((window) => window.visit(ChallengeViewModel, (screen) => screen.open(id)))
  }

  async chooseStation(name: string): Promise<void> {
    const screen = await this.screen()
    const station = screen.reading.value?.stations.find((each) => each.name === name)
    await this.player.act(() => screen.chooseStation(station?.id ?? ''))
  }

  async chooseSwing(name: string): Promise<void> {
    const screen = await this.screen()
    const swing = screen.station?.swings.find((each) => each.name === name)
    await this.player.act(() => screen.chooseSwing(swing?.id ?? ''))
  }

  async enter(value: string): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => {
      screen.editor.write(value)
      return screen.send()
    })
  }

  async type(value: string): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.editor.write(value))
  }

  async groups(): Promise<readonly string[]> {
    const screen = await this.player.requireModel(ChallengesViewModel)
    return screen.groups.map(({ type, challenges }) => `${type} ${challenges.length}`)
  }

  async stations(): Promise<readonly string[]> {
    return (await this.screen()).reading.value?.stations.map(({ name }) => name) ?? []
  }

  async swings(): Promise<readonly string[]> {
    return (await this.screen()).station?.swings.map(({ name }) => name) ?? []
  }

  async selection(): Promise<string> {
    const { station, swing } = await this.screen()
    return `${station?.name}, ${swing?.name}`
  }

  async best(): Promise<string> {
    const { best, reading, metric } = await this.screen()
    return reading.value ? written(best?.value, reading.value.type, metric) : ''
  }

  async history(): Promise<readonly string[]> {
    const { scores, metric } = await this.screen()
    return scores.toReversed().map(({ value, type }) => written(value, type, metric))
  }

  async typed(): Promise<string> {
    return (await this.screen()).editor.typed
  }

  private screen(): Promise<ChallengeViewModel> {
    return this.player.requireModel(ChallengeViewModel)
  }
}

export class ModelLeaderboard implements LeaderboardActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(LeaderboardViewModel, (screen) => screen.show(screen.address)))
  }

  async choose(type: ChallengeType): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.show({ ...screen.address, type }))
  }

  async narrowTo(scope: LeaderboardScope): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.show({ ...screen.address, scope }))
  }

  async type(): Promise<ChallengeType> {
    return (await this.screen()).address.type
  }

  async scopes(): Promise<readonly LeaderboardScope[]> {
    await this.screen()
    return leaderboardScopes
  }

  async top(count: number): Promise<readonly string[]> {
    const { entries, metric, address } = await this.screen()
    return entries.slice(0, count).map(({ rank, name, value }) => `${rank} ${name} ${written(value, address.type, metric)}`)
  }

  async players(): Promise<number> {
    return (await this.screen()).entries.length
  }

  async own(): Promise<string> {
    const { own, entries, metric, address } = await this.screen()
    return own ? `${own.rank} of ${entries.length}, ${written(own.value, address.type, metric)}` : 'none'
  }

  private screen(): Promise<LeaderboardViewModel> {
    return this.player.requireModel(LeaderboardViewModel)
  }
}

export class ModelMyGame implements MyGameActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(MyGameViewModel))
  }

  async writeGoal(goal: string): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.answers.write('goal', goal))
  }

  async sendAnswers(): Promise<void> {
    const screen = await this.screen()
    await this.player.act(() => screen.answers.send())
  }

  async dashboard(): Promise<readonly string[]> {
    const { rows, metric } = await this.screen()
    return rows.map(({ type, best }) => `${type} ${written(best?.value, type, metric)}`)
  }

  async goal(): Promise<string> {
    return (await this.screen()).answers.typed.goal ?? ''
  }

  private screen(): Promise<MyGameViewModel> {
    return this.player.requireModel(MyGameViewModel)
  }
}

const formats = new Formats('en')

function written(value: number | undefined, type: ChallengeType, metric: boolean): string {
  if (value === undefined) return '–'
  const { value: number, unit } = shownScore(value, type, metric)
  return unit === 'point' ? `${number} points` : formats.measure({ value: number, unit })
}

export function playMessages(window: ModelWindow): readonly Notice[] {
  const challenges = window.shownModel(ChallengesViewModel)
  const challenge = window.shownModel(ChallengeViewModel)
  const board = window.shownModel(LeaderboardViewModel)
  const myGame = window.shownModel(MyGameViewModel)
  const play = window.shownModel(PlayViewModel)
  return [
    ...noticeIf(play?.reading.failure !== undefined, 'rounds-unread'),
    ...noticeIf(challenges?.fetchError ?? false, 'challenges-unread'),
    ...failureMessages(challenges?.reading.failure),
    ...noticeIf(challenge?.fetchError ?? false, 'challenge-unread'),
    ...failureMessages(challenge?.reading.failure),
    ...writeFailureMessages(challenge?.editor.sending.failure, 'score-not-saved'),
    ...noticeIf(challenge?.editor.problem === 'out-of-range', 'score-out-of-range'),
    ...noticeIf(challenge?.sent === 'best', 'new-best'),
    ...failureMessages(board?.reading.failure, 'leaderboard-unread'),
    ...writeFailureMessages(myGame?.answers.sending.failure, 'answers-not-saved'),
    ...noticeIf(myGame?.answers.isSent ?? false, 'answers-saved'),
  ]
}
