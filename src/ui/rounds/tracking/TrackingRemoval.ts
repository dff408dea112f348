import type { GameTracking } from '#app/rounds/ports/GameTracking'
import type { TrackRound } from '#app/rounds/TrackRound'
import type { TrackedRound } from '#domain/rounds/tracking'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class TrackingRemoval {
  readonly removing = new Task()
  readonly restoring = new Task()
  asked: TrackedRound | undefined = undefined
  readonly #tracking: GameTracking
  readonly #adding: TrackRound

  constructor(tracking: GameTracking, adding: TrackRound) {
    this.#tracking = tracking
    this.#adding = adding
    makeReactive(this)
  }

  ask(round: TrackedRound): void {
    this.asked = round
    this.removing.clear()
    this.restoring.clear()
  }

  drop(): void {
    if (!this.removing.busy) this.asked = undefined
  }

  async confirm(): Promise<TrackedRound | undefined> {
    const { asked } = this
    if (!asked) return undefined
    const removed = await this.removing.run(async () => {
      await this.#tracking.remove(asked.id)
      return asked
    })
    if (removed) this.drop()
    return removed
  }

  /** Adds it once more, with all its numbers. */
  async putBack({ id: _gone, ...entry }: TrackedRound, known: readonly TrackedRound[]): Promise<boolean> {
    return (await this.restoring.run(() => this.#adding.execute(entry, known))) === true
  }
}
