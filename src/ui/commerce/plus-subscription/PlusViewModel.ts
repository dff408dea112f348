import type { StartTrial } from '#app/commerce/plus-subscription/StartTrial'
import type { PlusPlans, PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import type { Clock } from '#app/shared/ports/Clock'
import {
  type BuyStatus,
  isTrialShown,
  mayFollow,
  type PlusSubscription,
  type PlusTrial,
  trialDaysLeft,
} from '#domain/commerce/plus-subscription/plus'
import type { ProductCard } from '#domain/commerce/product'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class PlusViewModel {
  readonly reading = new Loaded<PlusSubscription>()
  readonly readingTrial = new Loaded<PlusTrial>()
  readonly readingPlans = new Loaded<readonly ProductCard[]>()
  readonly starting = new Task()
  status: BuyStatus = 'SELECT'
  readonly #plus: PlusSubscriptions
  readonly #plans: PlusPlans
  readonly #startTrial: StartTrial
  readonly #clock: Clock

  constructor(plus: PlusSubscriptions, plans: PlusPlans, startTrial: StartTrial, clock: Clock) {
    this.#plus = plus
    this.#plans = plans
    this.#startTrial = startTrial
    this.#clock = clock
    makeReactive(this)
  }

  get isTrialShown(): boolean {
    const trial = this.readingTrial.value
    return trial !== undefined && isTrialShown(trial, this.reading.value)
  }

  get daysLeft(): number | undefined {
    const trial = this.readingTrial.value
    return trial && trialDaysLeft(trial, this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate())
  }

  /** Of the last failure; the rest of the answer is not kept. */
  get code(): number | string | undefined {
    return this.starting.failure?.code
  }

  start(): void {
    void this.read()
    void this.readingPlans.load((signal) => this.#plans.offered(signal))
  }

  dispose(): void {
    this.reading.cancel()
    this.readingTrial.cancel()
    this.readingPlans.cancel()
  }

  async startTrial(): Promise<boolean> {
    if (this.starting.busy) return false
    this.back()
    this.enter('PAYMENT')
    const isStarted = (await this.starting.run(() => this.#startTrial.execute())) === true
    this.enter(isStarted ? 'SUCCESS' : 'FAILED')
    if (isStarted) await this.read()
    return isStarted
  }

  back(): void {
    this.enter('SELECT')
    this.starting.clear()
  }

  private enter(status: BuyStatus): void {
    if (mayFollow(this.status, status)) this.status = status
  }

  private async read(): Promise<void> {
    await Promise.all([
      this.reading.load((signal) => this.#plus.current(signal)),
      this.readingTrial.load((signal) => this.#plus.trial(signal)),
    ])
  }
}
