import { makeAutoObservable, observableRef } from 'mobx'
import type { SavedAddress } from '#domain/commerce/address'
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

  begin(saved: readonly SavedAddress[], place: Place | undefined): void {
    this.saved = saved
    const known = place === undefined || place === 'as-shipping' ? undefined : saved.find((each) => isSamePlace(each, place))
    if (place === 'as-shipping') this.choice = place
    else this.choice = known ? `${known.id}` : 'new'
    const isWritten = place !== undefined && place !== 'as-shipping' && !known
    this.form.begin(isWritten ? draftOf({ ...unwritten, ...place }) : emptyDraft(saved[0]?.countryCode ?? ''))
  }

  choose(choice: PlaceChoice): void {
    this.choice = choice
  }

  /** Where it is, or nothing where what is written is not right: each field says what then. */
  checked(): Place | undefined {
    return this.choice === 'new' ? this.form.checked() : this.place
  }

  dispose(): void {
    this.form.dispose()
  }
}

const unwritten = { prefix: '', middleName: '', suffix: '', vatId: '', fax: '' }
