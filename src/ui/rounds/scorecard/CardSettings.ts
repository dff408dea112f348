import { golferId } from '#app/rounds/golferId'
import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { Scorecards } from '#app/rounds/ports/Scorecards'
import type { ScorecardFlag, ScorecardSettings } from '#domain/rounds/scorecard'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** What cards ask for. */
export class CardSettings {
  readonly saving = new Task()
  draft: ScorecardSettings | undefined = undefined
  readonly #scorecards: Scorecards
  readonly #golfer: CurrentGolfer

  constructor(scorecards: Scorecards, golfer: CurrentGolfer) {
    this.#scorecards = scorecards
    this.#golfer = golfer
    makeReactive(this)
  }

  get isOpen(): boolean {
    return this.draft !== undefined
  }

  begin(settings: ScorecardSettings): void {
    this.saving.clear()
    this.draft = settings
  }

  set(flag: ScorecardFlag, isOn: boolean): void {
    if (this.draft) this.draft = { ...this.draft, [flag]: isOn }
  }

  close(): void {
    if (!this.saving.busy) this.draft = undefined
  }

  async save(): Promise<ScorecardSettings | undefined> {
    const { draft } = this
    if (!draft) return undefined
    const saved = await this.saving.run(async () => {
      await this.#scorecards.saveSettings(draft, await golferId(this.#golfer))
      return draft
    })
    if (saved) this.close()
    return saved
  }
}
