import type { AddAddress } from '#app/commerce/AddAddress'
import type { AddressAdded, AddressBook, AddressRefused, AddressUpdated } from '#app/commerce/ports/AddressBook'
import type { AddressEntry, SavedAddress } from '#domain/commerce/address'
import { draftOf, emptyDraft } from '#domain/commerce/addressDraft'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { AddressForm } from '../address/AddressForm.ts'

type Adding = Operation<'added', AddressRefused>
type Setting = Operation<'success', AddressRefused>

type Defaults = Pick<AddressEntry, 'isDefaultBilling' | 'isDefaultShipping'>

export class AddressEditor {
  readonly form: AddressForm
  readonly saving = new Task()
  isOpen = false
  address: SavedAddress | undefined = undefined
  defaults: Defaults = { isDefaultBilling: false, isDefaultShipping: false }
  adding: Adding = idle
  billing: Setting = idle
  shipping: Setting = idle
  private before: Defaults = this.defaults
  readonly #book: AddressBook
  readonly #addAddress: AddAddress

  constructor(form: AddressForm, book: AddressBook, addAddress: AddAddress) {
    this.form = form
    this.#book = book
    this.#addAddress = addAddress
    makeReactive(this)
  }

  get refusal(): AddressRefused | undefined {
    const problem = [this.adding, this.billing].find((operation) => operation.state === 'idle' && operation.problem)
    return problem?.state === 'idle' ? problem.problem : undefined
  }

  get isUnsent(): boolean {
    return this.isOpen && (this.form.isUnsent || JSON.stringify(this.defaults) !== JSON.stringify(this.before))
  }

  /** The shop makes the first address the default. */
  begin({ countryCode, isFirst }: { readonly countryCode: string; readonly isFirst: boolean }): void {
    this.open(undefined, { isDefaultBilling: isFirst, isDefaultShipping: isFirst })
    this.form.begin(emptyDraft(countryCode), 'new address')
  }

  change(address: SavedAddress): void {
    const { isDefaultBilling, isDefaultShipping } = address
    this.open(address, { isDefaultBilling, isDefaultShipping })
    this.form.begin(draftOf(address), `address ${address.id}`)
  }

  choose(field: keyof Defaults, isChosen: boolean): void {
    this.defaults = { ...this.defaults, [field]: isChosen }
  }

  close(): void {
    if (this.saving.busy) return
    this.isOpen = false
    this.form.keep()
  }

  dispose(): void {
    this.form.dispose()
  }

  async save(known: readonly SavedAddress[]): Promise<boolean> {
    const { address } = this
    const written = this.form.checked()
    if (!written || this.saving.busy) return false
    const entry = { ...written, ...this.defaults }
    const answer = await (address ? this.update(address.id, entry) : this.add(entry, known))
    const isSaved = answer?.kind === 'added' || answer?.kind === 'updated'
    if (isSaved) this.close()
    return isSaved
  }

  private async add(entry: AddressEntry, known: readonly SavedAddress[]): Promise<AddressAdded | undefined> {
    this.setAdding(waiting)
    const answer = await this.saving.run(() => this.#addAddress.execute(entry, known))
    if (answer?.kind === 'added') this.setAdding({ state: 'added' })
    else this.setAdding(answer ? refused(answer) : idle)
    return answer
  }

  private async update(id: number, entry: AddressEntry): Promise<AddressUpdated | undefined> {
    this.setBoth(waiting)
    const answer = await this.saving.run(() => this.#book.update(id, entry))
    if (answer?.kind === 'updated') this.setBoth({ state: 'success' })
    else this.setBoth(answer ? refused(answer) : idle)
    return answer
  }

  private setBoth(setting: Setting): void {
    this.billing = setting
    this.shipping = setting
  }

  private setAdding(adding: Adding): void {
    this.adding = adding
  }

  private open(address: SavedAddress | undefined, defaults: Defaults): void {
    this.isOpen = true
    this.address = address
    this.before = defaults
    this.defaults = defaults
    this.setAdding(idle)
    this.setBoth(idle)
    this.saving.clear()
  }
}
