import type { Catalogue } from '#app/commerce/ports/Catalogue'
import type { CurrentGiver } from '#app/commerce/ports/CurrentGiver'
import type { Drafts } from '#app/shared/ports/Drafts'
import { type Money, multiplied, sumOf } from '#domain/commerce/money'
import type { TypedNumbers } from '#domain/shared/number'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { AddingModel } from './AddingModel.ts'
import { AddOnsModel } from './AddOnsModel.ts'
import { ProductConfigurator } from './ProductConfigurator.ts'

export class ProductViewModel {
  readonly reading = new Loaded<{ readonly choosing: ProductConfigurator | undefined }>()
  readonly adding: AddingModel
  readonly addOns: AddOnsModel
  urlKey = ''
  /** Counts attempts with missing choices; their errors show from the first one on. */
  submitAttempts = 0
  readonly #catalogue: Pick<Catalogue, 'product'>
  readonly #formDraft: FormDraft
  readonly #amounts: Pick<TypedNumbers, 'amount'>
  readonly #giver: CurrentGiver

  constructor(
    catalogue: Pick<Catalogue, 'product'>,
    adding: AddingModel,
    drafts: Drafts,
    amounts: Pick<TypedNumbers, 'amount'>,
    giver: CurrentGiver,
  ) {
    this.#amounts = amounts
    this.#giver = giver
    this.#catalogue = catalogue
    this.#formDraft = new FormDraft(drafts)
    this.adding = adding
    this.addOns = new AddOnsModel(catalogue)
    makeReactive(this)
  }

  get choosing(): ProductConfigurator | undefined {
    return this.reading.value?.choosing
  }

  /** Undefined while the price depends on missing choices. */
  get total(): Money | undefined {
    const { price, quantity, plan } = this.choosing ?? {}
    const addOns = this.addOns.sum(plan)
    return price && sumOf([multiplied(price, quantity ?? 1), ...(addOns ? [addOns] : [])])
  }

  get showsErrors(): boolean {
    return this.submitAttempts > 0
  }

  show(urlKey: string): void {
    if (this.urlKey !== urlKey) this.leave()
    this.urlKey = urlKey
    void this.read()
  }

  /** Shows missing choices first. After a refusal, loads the product again, because its stock may have changed. */
  async add(): Promise<void> {
    const { choosing } = this
    if (!choosing) return
    if (choosing.missing.length > 0) {
      this.adding.forget()
      this.submitAttempts += 1
      return
    }
    await this.adding.add([choosing.selection, ...this.addOns.selections(choosing.plan)])
    if (this.adding.isCartShown) choosing.markSent()
    if (this.adding.refusal) await this.read()
  }

  dispose(): void {
    this.#formDraft.stop()
    this.reading.cancel()
    this.adding.forget()
  }

  private kept(choosing: ProductConfigurator, { aborted }: AbortSignal): { readonly choosing: ProductConfigurator } {
    const { restore } = choosing
    if (!aborted && !this.#formDraft.isKept) this.#formDraft.keep({ name: `product ${this.urlKey}`, typed: () => choosing.draft, restore })
    return { choosing }
  }

  private leave(): void {
    this.#formDraft.stop()
    this.reading.clear()
    this.addOns.clear()
    this.adding.forget()
    this.submitAttempts = 0
  }

  private read(): Promise<void> {
    return this.reading.load(async (signal) => {
      const product = await this.#catalogue.product(this.urlKey, signal)
      if (!product || this.choosing?.product.id !== product.id)
        return product ? this.kept(new ProductConfigurator(product, this.#amounts, this.#giver.value), signal) : { choosing: undefined }
      this.choosing.renew(product)
      return this.kept(this.choosing, signal)
    })
  }
}
