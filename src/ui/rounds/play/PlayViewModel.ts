import type { KeptCards } from '#app/rounds/KeptCards'
import type { Rounds } from '#app/rounds/ports/Rounds'
import type { Clock } from '#app/shared/ports/Clock'
import type { KeptCard } from '#domain/rounds/keptCard'
import { type PlayOverview, playOverview } from '#domain/rounds/playOverview'
import type { RoundSummary } from '#domain/rounds/round'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { type PlayEntry, playEntries } from './playEntries.ts'

export class PlayViewModel {
  readonly entries: readonly PlayEntry[] = playEntries
  readonly reading = new Loaded<readonly RoundSummary[]>()
  readonly #rounds: Rounds
  readonly #cards: Observed<readonly KeptCard[]>
  readonly #clock: Clock

  constructor(rounds: Rounds, cards: KeptCards, clock: Clock) {
    this.#rounds = rounds
    this.#cards = observe(cards)
    this.#clock = clock
    makeReactive(this)
  }

  get overview(): PlayOverview {
    return playOverview(this.reading.value, this.#cards.value, this.#clock.now())
  }

  start(): void {
    void this.reading.load((signal) => this.#rounds.all(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
