import type { PlayTracking } from '#app/rounds/ports/PlayTracking'
import type { RoundStatistics } from '#app/rounds/ports/RoundStatistics'
import type { Rounds } from '#app/rounds/ports/Rounds'
import type { HoleRecord, RoundComment } from '#domain/rounds/playTracking'
import type { Round, RoundHole } from '#domain/rounds/round'
import type { CountedStatistic, StatisticsSummary } from '#domain/rounds/roundStatistics'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { HoleModel } from '../course/HoleModel.ts'
import { type ExplainedStatistic, explainStatistic } from '../statistics/explainStatistic.ts'
import type { PointsModel } from './PointsModel.ts'

export class RoundViewModel {
  readonly reading = new Loaded<Round>()
  readonly summary = new Loaded<StatisticsSummary>()
  readonly comments = new Loaded<readonly RoundComment[]>()
  readonly records = new Loaded<readonly HoleRecord[]>()
  readonly picture: HoleModel
  readonly points: PointsModel
  private id = 0
  readonly #rounds: Rounds
  readonly #statistics: RoundStatistics
  readonly #tracking: PlayTracking

  constructor(rounds: Rounds, statistics: RoundStatistics, tracking: PlayTracking, picture: HoleModel, points: PointsModel) {
    this.#rounds = rounds
    this.#statistics = statistics
    this.#tracking = tracking
    this.picture = picture
    this.points = points
    makeReactive(this)
  }

  get round(): Round | undefined {
    return this.reading.value
  }

  get hole(): RoundHole | undefined {
    return this.round?.scorecard.find(({ number }) => number === this.points.hole)
  }

  get record(): HoleRecord | undefined {
    const { round } = this
    return this.records.value?.find(({ courseId, hole }) => courseId === round?.courseId && hole === this.points.hole)
  }

  why(statistic: CountedStatistic): ExplainedStatistic {
    return explainStatistic(this.summary.value, statistic)
  }

  async open(id: number): Promise<void> {
    if (id !== this.id) for (const loaded of [this.reading, this.summary, this.comments]) loaded.clear()
    this.id = id
    await Promise.all([
      this.reading.load((signal) => this.#rounds.byId(id, signal)),
      this.summary.load((signal) => this.#statistics.summary(id, signal)),
      this.comments.load((signal) => this.#tracking.comments(id, signal)),
      this.records.load((signal) => this.#tracking.holeRecords(signal)),
      this.points.open(id),
    ])
  }

  async showHole(number: number, background: string): Promise<void> {
    this.points.show(number)
    if (this.round) await this.picture.open(this.round.courseId, number, background)
  }

  dispose(): void {
    for (const loaded of [this.reading, this.summary, this.comments, this.records]) loaded.cancel()
    this.picture.close()
    this.points.close()
  }
}
