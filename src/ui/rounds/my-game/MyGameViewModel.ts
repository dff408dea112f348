import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { MyGame } from '#app/rounds/ports/MyGame'
import type { PlayerScores } from '#app/rounds/ports/PlayerScores'
import type { ChallengeType } from '#domain/rounds/challenge'
import { bestOf, oldestFirst, type PlayerScore } from '#domain/rounds/challengeScore'
import { dashboardTypes, type StoredConfiguration } from '#domain/rounds/playConfiguration'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { AnswersEditor } from './AnswersEditor.ts'

export interface DashboardRow {
  readonly type: ChallengeType
  readonly count: number
  readonly best: PlayerScore | undefined
  readonly latest: PlayerScore | undefined
}

export class MyGameViewModel {
  readonly configuration = new Loaded<StoredConfiguration>()
  readonly reading = new Loaded<readonly PlayerScore[]>()
  readonly answers: AnswersEditor
  readonly #myGame: MyGame
  readonly #scores: PlayerScores
  readonly #player: Observed<Player | undefined>

  constructor(myGame: MyGame, scores: PlayerScores, answers: AnswersEditor, player: CurrentGolfer) {
    this.#myGame = myGame
    this.#scores = scores
    this.answers = answers
    this.#player = observe(player)
    makeReactive(this)
  }

  get metric(): boolean {
    return this.#player.value?.metricDistances ?? false
  }

  /** Those that the club has configured; all of them where the configuration can't be read. */
  get types(): readonly ChallengeType[] {
    return dashboardTypes(this.configuration.value)
  }

  get rows(): readonly DashboardRow[] {
    const scores = oldestFirst(this.reading.value ?? [])
    return this.types.map((type) => {
      const own = scores.filter((score) => score.type === type)
      return { type, count: own.length, best: bestOf(own), latest: own.at(-1) }
    })
  }

  start(): void {
    this.answers.begin()
    void this.readConfiguration()
    void this.read()
  }

  dispose(): void {
    this.configuration.cancel()
    this.reading.cancel()
    this.answers.dispose()
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#scores.all(signal))
  }

  readConfiguration(): Promise<void> {
    return this.configuration.load((signal) => this.#myGame.configuration(signal))
  }
}
