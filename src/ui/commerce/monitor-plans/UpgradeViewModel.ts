import type { MonitorMemberships } from '#app/commerce/monitor-plans/ports/MonitorMemberships'
import type { UpgradePlan } from '#app/commerce/monitor-plans/UpgradePlan'
import type { Clock } from '#app/shared/ports/Clock'
import type { TypedCard } from '#domain/commerce/card'
import { chargeOf, endOfUpgrade, type MonitorMembership, type UpgradeStep, upgradesOf } from '#domain/commerce/monitorPlans'
import type { ProductCard } from '#domain/commerce/product'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { CardModel } from '../payment/CardModel.ts'
import type { OfferedPlans } from './OfferedPlans.ts'

interface UpgradeOffer {
  readonly membership: MonitorMembership
  readonly current: ProductCard | undefined
  /** The plans that it can be upgraded to. */
  readonly plans: readonly ProductCard[]
}

/** A dearer plan for a membership: first which one, then its payment. */
export class UpgradeViewModel {
  readonly offered: OfferedPlans
  readonly reading = new Loaded<UpgradeOffer | undefined>()
  readonly paying = new Task()
  readonly card: CardModel
  step: UpgradeStep = 'plan'
  sku: string | undefined = undefined
  isMissing = false
  isDeclined = false
  readonly #memberships: MonitorMemberships
  readonly #upgrade: UpgradePlan
  readonly #clock: Clock

  constructor(memberships: MonitorMemberships, offered: OfferedPlans, upgrade: UpgradePlan, card: CardModel, clock: Clock) {
    this.#memberships = memberships
    this.offered = offered
    this.#upgrade = upgrade
    this.#clock = clock
    this.card = card
    makeReactive(this)
  }

  get mayPay(): boolean {
    return this.#upgrade.mayPay
  }

  get isOffered(): boolean {
    return this.#upgrade.isOffered
  }

  get plan(): ProductCard | undefined {
    return this.reading.value?.plans.find(({ sku }) => sku === this.sku)
  }

  get charge(): ReturnType<typeof chargeOf> | undefined {
    return this.plan && chargeOf(this.plan, this.reading.value?.membership.tax)
  }

  /** The last day after the upgrade. */
  get endsOn(): Temporal.PlainDate | undefined {
    const { value } = this.reading
    const today = this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
    return value && endOfUpgrade(value.membership, today)
  }

  start(): void {
    this.card.start()
  }

  dispose(): void {
    this.reading.cancel()
    this.offered.dispose()
    this.card.dispose()
  }

  read(membershipId: string): Promise<void> {
    return this.reading.load(async (signal) => {
      const [membership, plans] = await Promise.all([this.#memberships.byId(membershipId, signal), this.offered.read(signal)])
      const current = plans.find(({ sku }) => sku === membership?.sku)
      return membership && { membership, current, plans: upgradesOf(membership, plans) }
    })
  }

  choose(sku: string): void {
    this.sku = sku
    this.isMissing = false
  }

  next(): void {
    if (this.plan) this.show('payment')
    else this.isMissing = true
  }

  back(): void {
    if (!this.paying.busy) this.show('plan')
  }

  /** `typed` is passed along and never stored. */
  async pay(typed: TypedCard | undefined): Promise<void> {
    const { plan, step } = this
    const membershipId = this.reading.value?.membership.id
    if (!plan || membershipId === undefined || step !== 'payment' || this.paying.busy) return
    this.isDeclined = false
    const outcome = await this.paying.run(async () => {
      // Cart and store matter to the shop's authentication only.
      const payment = typed && (await this.card.pay(typed, { cartId: membershipId, shop: 'members', storeId: 0 }))
      return payment?.kind === 'card' ? this.#upgrade.execute({ membershipId, sku: plan.sku, card: payment.token }) : undefined
    })
    if (outcome === 'upgraded') this.show('done')
    else if (outcome) this.decline()
  }

  private show(step: UpgradeStep): void {
    this.step = step
    this.isDeclined = false
    this.paying.clear()
  }

  private decline(): void {
    this.isDeclined = true
  }
}
