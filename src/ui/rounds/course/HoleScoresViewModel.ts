import type { PlayTracking } from '#app/rounds/ports/PlayTracking'
import type { Course } from '#domain/rounds/course'
import { type HoleRecord, type HoleScore, holeScoresOn } from '#domain/rounds/playTracking'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class HoleScoresViewModel {
  readonly reading = new Loaded<readonly HoleRecord[]>()
  readonly #tracking: PlayTracking

  constructor(tracking: PlayTracking) {
    this.#tracking = tracking
    makeReactive(this)
  }

  scoresOn(course: Course): readonly HoleScore[] {
    return holeScoresOn(course, this.reading.value ?? [])
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#tracking.holeRecords(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
