import type { GameTracking } from '#app/rounds/ports/GameTracking'
import type { TrackRound } from '#app/rounds/TrackRound'
import type { TrackedRound } from '#domain/rounds/tracking'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class TrackingRemoval {
  readonly removing = new Task()
  readonly restoring = new Task()
  readonly #tracking: GameTracking
  readonly #adding: TrackRound

  constructor(tracking: GameTracking, adding: TrackRound) {
    this.#tracking = tracking
    this.#adding = adding
    makeReactive(this)
  }

  async remove(id: number): Promise<boolean> {
    this.restoring.clear()
    return (await this.removing.run(() => this.#tracking.remove(id).then(() => true))) === true
  }

  /** Adds it once more, with all its numbers. */
  async putBack({ id: _gone, ...entry }: TrackedRound, known: readonly TrackedRound[]): Promise<boolean> {
    return (await this.restoring.run(() => this.#adding.execute(entry, known))) === true
  }
}
