import type { Challenges } from '#app/rounds/ports/Challenges'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { PlayerScores } from '#app/rounds/ports/PlayerScores'
import { type Challenge, compareScores, type Station, type Swing } from '#domain/rounds/challenge'
import { bestOf, oldestFirst, type PlayerScore } from '#domain/rounds/challengeScore'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { ScoreEditor } from './ScoreEditor.ts'

export type SentScore = 'none' | 'sent' | 'best'

export class ChallengeViewModel {
  readonly reading = new Loaded<Challenge>()
  readonly history = new Loaded<readonly PlayerScore[]>()
  readonly editor: ScoreEditor
  stationId: string | undefined = undefined
  swingId: string | undefined = undefined
  sent: SentScore = 'none'
  readonly #challenges: Challenges
  readonly #scores: PlayerScores
  readonly #player: Observed<Player | undefined>

  constructor(challenges: Challenges, scores: PlayerScores, editor: ScoreEditor, player: CurrentGolfer) {
    this.#challenges = challenges
    this.#scores = scores
    this.editor = editor
    this.#player = observe(player)
    makeReactive(this)
  }

  get metric(): boolean {
    return this.#player.value?.metricDistances ?? false
  }

  get fetchError(): boolean {
    return this.reading.failure !== undefined
  }

  get station(): Station | undefined {
    const stations = this.reading.value?.stations ?? []
    return stations.find(({ id }) => id === this.stationId) ?? stations[0]
  }

  get swing(): Swing | undefined {
    const swings = this.station?.swings ?? []
    return swings.find(({ id }) => id === this.swingId) ?? swings[0]
  }

  get scores(): readonly PlayerScore[] {
    const typeScore = this.swing?.typeScore
    return oldestFirst((this.history.value ?? []).filter((score) => score.typeScore === typeScore))
  }

  get best(): PlayerScore | undefined {
    return bestOf(this.scores)
  }

  async open(id: string): Promise<void> {
    if (this.reading.value?.id !== id) this.reset(id)
    await Promise.all([this.reading.load((signal) => this.#challenges.byId(id, signal)), this.readHistory()])
  }

  /** What the address says; the first of each without it. */
  choose(stationId: string | undefined, swingId: string | undefined): void {
    if (stationId !== this.stationId || swingId !== this.swingId) this.sent = 'none'
    this.stationId = stationId
    this.swingId = swingId
  }

  chooseStation(id: string): void {
    this.choose(id, this.swingId)
  }

  chooseSwing(id: string): void {
    this.choose(this.stationId, id)
  }

  dispose(): void {
    this.reading.cancel()
    this.history.cancel()
    this.editor.dispose()
  }

  /** Whether it was sent. The scores that are there have to be known first. */
  async send(): Promise<boolean> {
    if (!this.history.value) await this.readHistory()
    const { swing, best, metric } = this
    const [challenge, known] = [this.reading.value, this.history.value]
    if (!challenge || !known || !swing) return false
    const value = await this.editor.send({ typeScore: swing.typeScore, type: challenge.type, metric, known })
    if (value === undefined) return false
    this.finish(best && compareScores(challenge.type, best.value, value) <= 0 ? 'sent' : 'best')
    await this.readHistory()
    return true
  }

  readHistory(): Promise<void> {
    return this.history.load((signal) => this.#scores.all(signal))
  }

  private reset(id: string): void {
    this.reading.clear()
    this.choose(undefined, undefined)
    this.sent = 'none'
    this.editor.begin(id)
  }

  private finish(sent: SentScore): void {
    this.sent = sent
  }
}
