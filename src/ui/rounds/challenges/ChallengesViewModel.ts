import type { Challenges } from '#app/rounds/ports/Challenges'
import { type ChallengeGroup, type ChallengeSummary, groupedByType } from '#domain/rounds/challenge'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class ChallengesViewModel {
  readonly reading = new Loaded<readonly ChallengeSummary[]>()
  readonly #challenges: Challenges

  constructor(challenges: Challenges) {
    this.#challenges = challenges
    makeReactive(this)
  }

  get groups(): readonly ChallengeGroup[] {
    return groupedByType(this.reading.value ?? [])
  }

  get fetchError(): boolean {
    return this.reading.failure !== undefined
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#challenges.all(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
