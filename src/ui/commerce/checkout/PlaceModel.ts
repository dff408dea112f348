import { makeAutoObservable, observableRef } from 'mobx'
import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import { draftOf, emptyDraft } from '#domain/commerce/addressDraft'
import { isSamePlace, type Place } from '#domain/commerce/checkoutPlaces'
import type { AddressForm } from '../address/AddressForm.ts'

/** One of the customer's addresses by its id, one that is written here, or for bills the one where the order goes. */
export type PlaceChoice = `${number}` | 'new' | 'as-shipping'

/** One of an order's two places, as it is chosen or written. */
export class PlaceModel {
  choice: PlaceChoice = 'new'
  saved: readonly SavedAddress[] = []
  readonly form: AddressForm
  #isBegun = false
  #draftName = ''

  constructor(form: AddressForm) {
    this.form = form
    makeAutoObservable(this, { form: false, saved: observableRef }, { autoBind: true })
  }

  get isUnsent(): boolean {
    return this.choice === 'new' && this.form.isUnsent
  }

  /** Nothing as long as it is not written in full. */
  get place(): Place | undefined {
    if (this.choice === 'as-shipping') return this.choice
    return this.choice === 'new' ? undefined : this.saved.find(({ id }) => `${id}` === this.choice)
  }

  /** No field says that something is wrong with it. */
  get isCorrect(): boolean {
    return this.choice !== 'new' || Object.keys(this.form.problems).length === 0
  }

  begin(saved: readonly SavedAddress[], place: Place | undefined, draftName: string): void {
    this.saved = saved
    this.#draftName = draftName
    const known = place === undefined || place === 'as-shipping' ? undefined : saved.find((each) => isSamePlace(each, place))
    if (place === 'as-shipping') this.choice = place
    else this.choice = known ? `${known.id}` : 'new'
    if (this.choice === 'new') this.write(place === 'as-shipping' ? undefined : place)
  }

  choose(choice: PlaceChoice): void {
    this.choice = choice
    if (choice === 'new' && !this.#isBegun) this.write(undefined)
  }

  /** Where it is, or nothing where what is written is not right: each field says what then. */
  checked(): Place | undefined {
    return this.choice === 'new' ? this.form.checked() : this.place
  }

  dispose(): void {
    this.form.dispose()
  }

  /** The countries are asked for no sooner than one is to be chosen. */
  private write(place: PostalAddress | undefined): void {
    this.#isBegun = true
    this.form.begin(place ? draftOf({ ...unwritten, ...place }) : emptyDraft(this.saved[0]?.countryCode ?? ''), this.#draftName)
  }
}

const unwritten = { prefix: '', middleName: '', suffix: '', vatId: '', fax: '' }
