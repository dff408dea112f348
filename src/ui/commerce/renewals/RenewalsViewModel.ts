import type { Renewals } from '#app/commerce/renewals/ports/Renewals'
import type { TypedCard } from '#domain/commerce/card'
import { kindsIn, type RenewalOffer } from '#domain/commerce/renewals/offer'
import type { Plan, PlanKind } from '#domain/commerce/renewals/plan'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { JapanPlacesModel } from './JapanPlacesModel.ts'
import type { MembershipPacks } from './MembershipPacks.ts'
import type { RenewalForm } from './RenewalForm.ts'
import type { RenewalPayment } from './RenewalPayment.ts'

/** What a player can renew, what it costs and its payment. */
export class RenewalsViewModel {
  readonly reading = new Loaded<RenewalOffer>()
  readonly form: RenewalForm
  readonly payment: RenewalPayment
  readonly memberships: MembershipPacks
  readonly places: JapanPlacesModel
  chosenKind: PlanKind | undefined = undefined
  /** The player wanted to pay before everything was chosen. */
  isPressed = false
  readonly #renewals: Renewals

  constructor(renewals: Renewals, form: RenewalForm, payment: RenewalPayment, memberships: MembershipPacks, places: JapanPlacesModel) {
    this.#renewals = renewals
    this.form = form
    this.payment = payment
    this.memberships = memberships
    this.places = places
    makeReactive(this)
  }

  get kinds(): readonly PlanKind[] {
    return this.reading.value ? kindsIn(this.reading.value) : []
  }

  get kind(): PlanKind | undefined {
    return this.chosenKind ?? this.kinds[0]
  }

  /** Of the kind that is shown. */
  get plans(): readonly Plan[] {
    const plans = this.kind === 'membership' ? this.memberships.packs.value : this.reading.value?.plans
    return plans?.filter(({ kind }) => kind === this.kind) ?? []
  }

  /** In Japan it is chosen where the lessons are taken. */
  get isCentreMissing(): boolean {
    return this.places.isJapan && this.form.basket.centreId === undefined
  }

  start(): void {
    this.payment.start()
    void this.read()
    void this.places.read()
    if (!this.places.isJapan) void this.payment.readInstalments()
  }

  dispose(): void {
    this.reading.cancel()
    this.form.dispose()
    this.payment.dispose()
    this.memberships.dispose()
    this.places.dispose()
  }

  async read(): Promise<void> {
    await this.reading.load((signal) => this.#renewals.offer(signal))
    const { value, failure } = this.reading
    if (!value || failure) return
    await Promise.all([this.payment.resume(value.payment), this.form.receive(value.plans)])
    if (this.payment.renewal) this.finish()
  }

  async show(kind: PlanKind): Promise<void> {
    this.chosenKind = kind
    if (kind === 'membership' && !this.memberships.packs.value) await this.memberships.read()
  }

  async choosePrefecture(prefecture: string): Promise<void> {
    this.places.choose(prefecture)
    await this.form.chooseCentre(undefined)
  }

  async pay(card?: TypedCard): Promise<void> {
    const { quote, basket } = this.form
    this.isPressed = true
    if (!quote || this.isCentreMissing) return
    await this.payment.pay({ quote, basket, card })
    if (this.payment.club.refusal === 'changed') await this.read()
    if (this.payment.renewal) this.finish()
  }

  /** A payment that took longer. */
  async look(): Promise<void> {
    await this.payment.look()
    if (this.payment.renewal) this.finish()
  }

  async complete(): Promise<void> {
    await this.payment.complete()
    if (this.payment.renewal) this.finish()
  }

  async again(): Promise<void> {
    this.payment.forget()
    await this.read()
  }

  private finish(): void {
    this.form.clear()
    this.isPressed = false
    if (this.memberships.packs.value) void this.memberships.read()
  }
}
