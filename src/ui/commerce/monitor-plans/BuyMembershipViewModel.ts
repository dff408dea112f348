import type { PutPlanInCart } from '#app/commerce/monitor-plans/PutPlanInCart'
import type { MonitorPlans } from '#app/commerce/monitor-plans/ports/MonitorPlans'
import type { Catalogue } from '#app/commerce/ports/Catalogue'
import { isInEu, type PurchaseStep } from '#domain/commerce/monitorPlans'
import type { Product, ProductCard } from '#domain/commerce/product'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { ProductConfigurator } from '../add-to-cart/ProductConfigurator.ts'
import type { CheckoutViewModel } from '../checkout/CheckoutViewModel.ts'
import type { OfferedPlans } from './OfferedPlans.ts'

export class BuyMembershipViewModel {
  readonly offered: OfferedPlans
  readonly plans = new Loaded<readonly ProductCard[]>()
  /** Of the chosen plan: its duration is a choice of its own. */
  readonly product = new Loaded<Product | undefined>()
  readonly countries = new Loaded<readonly string[]>()
  readonly going = new Task()
  readonly checkout: CheckoutViewModel
  chosen: string | undefined = undefined
  configurator: ProductConfigurator | undefined = undefined
  /** The player wanted to go on without a choice. */
  isMissing = false
  isRefused = false
  private current: Exclude<PurchaseStep, 'done'> = 'selectPlans'
  #wanted: string | null = null
  readonly #catalogue: Pick<Catalogue, 'product'>
  readonly #putInCart: Pick<PutPlanInCart, 'execute'>
  readonly #monitorPlans: Pick<MonitorPlans, 'euCountries'>

  constructor(
    offered: OfferedPlans,
    catalogue: Pick<Catalogue, 'product'>,
    putInCart: Pick<PutPlanInCart, 'execute'>,
    monitorPlans: Pick<MonitorPlans, 'euCountries'>,
    checkout: CheckoutViewModel,
  ) {
    this.offered = offered
    this.#catalogue = catalogue
    this.#putInCart = putInCart
    this.#monitorPlans = monitorPlans
    this.checkout = checkout
    makeReactive(this)
  }

  get step(): PurchaseStep {
    return this.checkout.receipt ? 'done' : this.current
  }

  /** Whether the bill goes to the European Union; undefined while it is unknown. */
  get isInEu(): boolean | undefined {
    const { place, form } = this.checkout.places.billing
    const country = place === undefined || place === 'as-shipping' ? form.typed.countryCode : place.countryCode
    return isInEu(country, this.countries.value)
  }

  start(): void {
    void this.plans.load((signal) => this.offered.read(signal)).then(() => this.chooseWanted())
    void this.countries.load((signal) => this.#monitorPlans.euCountries(signal))
    this.checkout.start()
  }

  dispose(): void {
    this.plans.cancel()
    this.offered.dispose()
    this.product.cancel()
    this.countries.cancel()
    this.checkout.dispose()
  }

  want(sku: string | null): void {
    this.#wanted = sku
  }

  async choose(urlKey: string): Promise<void> {
    this.chosen = urlKey
    this.configurator = undefined
    this.clear()
    this.product.clear()
    await this.product.load((signal) => this.#catalogue.product(urlKey, signal))
    const { value } = this.product
    if (value && this.chosen === value.urlKey) this.configure(value)
  }

  async next(): Promise<void> {
    if (this.going.busy) return
    this.clear()
    if (this.current === 'selectPlans') await this.takePlan()
    else if (this.current === 'address' && (await this.going.run(() => this.checkout.sendAddresses()))) this.show('payment')
  }

  back(): void {
    if (this.going.busy || this.checkout.ordering.placing.busy) return
    this.clear()
    this.show(this.current === 'payment' ? 'address' : 'selectPlans')
  }

  private async takePlan(): Promise<void> {
    const { configurator } = this
    this.isMissing = !configurator || configurator.missing.length > 0
    if (!configurator || this.isMissing) return
    const skus = (this.plans.value ?? []).map(({ sku }) => sku)
    const outcome = await this.going.run(() => this.#putInCart.execute(configurator.selection, skus))
    if (outcome?.kind === 'changed') this.show('address')
    else if (outcome) this.refuse()
  }

  private async chooseWanted(): Promise<void> {
    const plan = this.plans.value?.find(({ sku, inStock }) => sku === this.#wanted && inStock)
    if (plan && this.chosen === undefined) await this.choose(plan.urlKey)
  }

  private configure(product: Product): void {
    this.configurator = new ProductConfigurator(product)
    this.configurator.buyOnce()
  }

  private clear(): void {
    this.isMissing = false
    this.isRefused = false
    this.going.clear()
  }

  private show(step: Exclude<PurchaseStep, 'done'>): void {
    this.current = step
  }

  private refuse(): void {
    this.isRefused = true
  }
}
