import type { KeptCards } from '#app/rounds/KeptCards'
import type { RoundStatistics } from '#app/rounds/ports/RoundStatistics'
import type { Rounds } from '#app/rounds/ports/Rounds'
import type { Clock } from '#app/shared/ports/Clock'
import type { KeptCard } from '#domain/rounds/keptCard'
import { type PlayOverview, playOverview } from '#domain/rounds/playOverview'
import type { RoundSummary } from '#domain/rounds/round'
import type { StatisticsSummary } from '#domain/rounds/roundStatistics'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { type PlayEntry, playEntries } from './playEntries.ts'

export class PlayViewModel {
  readonly entries: readonly PlayEntry[] = playEntries
  readonly reading = new Loaded<readonly RoundSummary[]>()
  /** Of the last round. Its page shows them, too, so a failed read says nothing here. */
  readonly statistics = new Loaded<StatisticsSummary>()
  readonly #rounds: Rounds
  readonly #statistics: RoundStatistics
  readonly #cards: Observed<readonly KeptCard[]>
  readonly #clock: Clock

  constructor(rounds: Rounds, statistics: RoundStatistics, cards: KeptCards, clock: Clock) {
    this.#rounds = rounds
    this.#statistics = statistics
    this.#cards = observe(cards)
    this.#clock = clock
    makeReactive(this)
  }

  get overview(): PlayOverview {
    return playOverview(this.reading.value, this.#cards.value, this.#clock.now())
  }

  start(): void {
    void this.read()
  }

  private async read(): Promise<void> {
    await this.reading.load((signal) => this.#rounds.all(signal))
    const { last } = this.overview
    if (last) await this.statistics.load((signal) => this.#statistics.summary(last.id, signal))
  }

  dispose(): void {
    this.reading.cancel()
    this.statistics.cancel()
  }
}
