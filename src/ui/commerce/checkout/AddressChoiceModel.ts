import type { AddAddress } from '#app/commerce/AddAddress'
import type { AddressAdded } from '#app/commerce/ports/AddressBook'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import { type AddressInput, draftOf, emptyDraft } from '#domain/commerce/addressDraft'
import { type CheckoutAddress, isSameAddress } from '#domain/commerce/checkoutAddresses'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { AddressForm } from '../address/AddressForm.ts'

/** An id of the address book, `new` for one that is typed, or `as-shipping` for the billing address. */
export type AddressChoice = `${number}` | 'new' | 'as-shipping'

export class AddressChoiceModel {
  choice: AddressChoice = 'new'
  saved: readonly SavedAddress[] = []
  isToBeSaved = false
  isSaveRefused = false
  readonly saving = new Task()
  readonly form: AddressForm
  #isBegun = false
  readonly #adding: Pick<AddAddress, 'execute'>
  #draftName = ''
  private sent: AddressChoice = 'new'
  readonly #formDraft: FormDraft

  constructor(form: AddressForm, adding: Pick<AddAddress, 'execute'>, drafts: Drafts) {
    this.form = form
    this.#adding = adding
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return this.choice === 'new' && this.form.isUnsent
  }

  get isSent(): boolean {
    return this.choice === this.sent && !this.isUnsent
  }

  get place(): CheckoutAddress | undefined {
    if (this.choice === 'as-shipping') return this.choice
    return this.choice === 'new' ? undefined : this.saved.find(({ id }) => `${id}` === this.choice)
  }

  get isCorrect(): boolean {
    return this.choice !== 'new' || Object.keys(this.form.problems).length === 0
  }

  begin(saved: readonly SavedAddress[], place: CheckoutAddress | undefined, draftName: string): void {
    this.saved = saved
    this.#draftName = draftName
    const known = place === undefined || place === 'as-shipping' ? undefined : saved.find((each) => isSameAddress(each, place))
    if (place === 'as-shipping') this.choice = place
    else this.choice = known ? `${known.id}` : 'new'
    if (this.choice === 'new') this.write(place === 'as-shipping' ? undefined : place)
    this.sent = this.choice
    this.#formDraft.keep({ name: `${draftName} choice`, typed: () => this.draft, restore: this.restore })
  }

  choose(choice: AddressChoice): void {
    this.choice = choice
    if (choice === 'new' && !this.#isBegun) this.write(undefined)
  }

  markSent(): void {
    this.sent = this.choice
    if (this.choice === 'new') this.form.keep()
  }

  checked(): CheckoutAddress | undefined {
    return this.choice === 'new' ? this.form.checked() : this.place
  }

  wantSaved(isToBeSaved: boolean): void {
    this.isToBeSaved = isToBeSaved
    this.isSaveRefused = false
    this.saving.clear()
  }

  async ready(): Promise<CheckoutAddress | undefined> {
    const place = this.checked()
    const written = this.isToBeSaved && this.choice === 'new' ? this.form.checked() : undefined
    if (!written) return place
    const entry = { ...written, isDefaultBilling: false, isDefaultShipping: false }
    const answer = await this.saving.run(() => this.#adding.execute(entry, this.saved))
    if (answer) this.become(answer)
    return answer?.kind === 'added' ? answer.address : undefined
  }

  dispose(): void {
    this.#formDraft.stop()
    this.form.dispose()
  }

  private get draft(): Draft {
    return this.choice === this.sent ? {} : { choice: this.choice }
  }

  /** The saved address may be gone, and without shipping `as-shipping` means nothing. */
  private restore({ choice }: Draft): void {
    const known: readonly AddressChoice[] = ['new', ...this.saved.map(({ id }) => `${id}` as const)]
    const found = known.find((each) => each === choice)
    if (found && this.choice === this.sent) this.choose(found)
  }

  private become(answer: AddressAdded): void {
    this.isSaveRefused = answer.kind === 'refused'
    if (answer.kind === 'refused') return
    this.isToBeSaved = false
    this.saved = [...this.saved, answer.address]
    this.choice = `${answer.address.id}`
    this.form.keep()
  }

  /** Countries are loaded only when one has to be chosen. */
  private write(place: PostalAddress | undefined): void {
    this.#isBegun = true
    this.form.begin(place ? draftOf(inFull(place)) : emptyDraft(this.saved[0]?.countryCode ?? ''), this.#draftName)
  }
}

function inFull(place: PostalAddress): AddressInput {
  const { prefix = '', middleName = '', suffix = '', vatId = '', fax = '' } = place
  return { ...place, prefix, middleName, suffix, vatId, fax }
}
