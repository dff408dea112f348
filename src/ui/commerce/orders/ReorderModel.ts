import type { Reorder, ReorderOutcome } from '#app/commerce/Reorder'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class ReorderModel {
  readonly task = new Task()
  number: string | undefined = undefined
  outcome: ReorderOutcome | undefined = undefined
  readonly #reorder: Reorder

  constructor(reorder: Reorder) {
    this.#reorder = reorder
    makeReactive(this)
  }

  get isComplete(): boolean {
    return this.outcome !== undefined && this.outcome.problems.length === 0
  }

  isBusy(number: string): boolean {
    return this.task.busy && this.number === number
  }

  async again(number: string): Promise<boolean> {
    if (this.task.busy) return false
    this.number = number
    this.outcome = undefined
    this.settle(await this.task.run(() => this.#reorder.execute(number)))
    return this.isComplete
  }

  private settle(outcome: ReorderOutcome | undefined): void {
    this.outcome = outcome
  }
}
