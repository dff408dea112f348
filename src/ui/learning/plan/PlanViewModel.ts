import type { LessonPlans } from '#app/learning/ports/LessonPlans'
import { changeOf, type LessonPlan, type PlanChange, type PlanProgress, progressOf, statusAfter } from '#domain/learning/plan'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class PlanViewModel {
  readonly reading = new Loaded<{ readonly plan: LessonPlan | undefined }>()
  readonly changing = new Task()
  asked: PlanChange | undefined = undefined
  readonly #plans: LessonPlans

  constructor(plans: LessonPlans) {
    this.#plans = plans
    makeReactive(this)
  }

  get plan(): LessonPlan | undefined {
    return this.reading.value?.plan
  }

  get progress(): PlanProgress | undefined {
    return this.plan && progressOf(this.plan)
  }

  get change(): PlanChange | undefined {
    return this.plan && changeOf(this.plan.status)
  }

  start(): void {
    void this.reading.load(async (signal) => ({ plan: await this.#plans.current(signal) }))
  }

  dispose(): void {
    this.reading.cancel()
  }

  ask(): void {
    this.asked = this.change
    this.changing.clear()
  }

  drop(): void {
    this.asked = undefined
  }

  async confirm(): Promise<void> {
    const { asked } = this
    if (asked === undefined) return
    const status = statusAfter(asked)
    const isDone = await this.changing.run(async () => {
      await this.#plans.setStatus(status)
      return true
    })
    if (isDone) this.receive(status)
  }

  private receive(status: LessonPlan['status']): void {
    this.drop()
    if (this.plan) this.reading.receive({ plan: { ...this.plan, status } })
  }
}
