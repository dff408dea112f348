import type { Countries } from '#app/commerce/ports/Countries'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import {
  type AddressDraft,
  type AddressField,
  type AddressInput,
  type AddressProblems,
  addressFields,
  checkedAddress,
  emptyDraft,
  neededFields,
} from '#domain/commerce/addressDraft'
import type { Country } from '#domain/commerce/country'
import { typedFields } from '#domain/shared/typedFields'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class AddressForm {
  readonly list = new Loaded<readonly Country[]>()
  readonly own = new Loaded<Country>()
  typed: AddressDraft = emptyDraft('')
  problems: AddressProblems = {}
  private before: AddressDraft = this.typed
  readonly #countries: Countries
  readonly #formDraft: FormDraft

  constructor(countries: Countries, drafts: Drafts) {
    this.#countries = countries
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  get known(): readonly Country[] {
    const { value: own } = this.own
    return this.list.value ?? (own ? [own] : [])
  }

  get country(): Pick<Country, 'code' | 'regions'> {
    const { countryCode: code } = this.typed
    return this.known.find((country) => country.code === code) ?? { code, regions: [] }
  }

  get needed(): readonly AddressField[] {
    return neededFields(this.country)
  }

  get isUnsent(): boolean {
    return JSON.stringify(this.typed) !== JSON.stringify(this.before)
  }

  begin(draft: AddressDraft, name: string): void {
    this.#formDraft.stop()
    this.before = draft
    this.typed = draft
    this.problems = {}
    this.#formDraft.keep({ name, typed: () => this.draft, restore: this.restore })
    if (this.list.value) return
    void this.list.load((signal) => this.#countries.all(signal))
    const { countryCode } = this.typed
    if (countryCode !== '') void this.own.load((signal) => this.#countries.byCode(countryCode, signal))
  }

  private get draft(): Draft {
    return this.isUnsent ? this.typed : {}
  }

  private restore(draft: Draft): void {
    if (this.isUnsent) return
    this.typed = { ...this.typed, ...typedFields(draft, addressFields) }
  }

  keep(): void {
    this.before = this.typed
  }

  /** Keeps fields of another country in case the player returns to it; only the region is cleared. */
  change(field: AddressField, text: string): void {
    const isElsewhere = field === 'countryCode' && text !== this.typed.countryCode
    this.typed = { ...this.typed, [field]: text, ...(isElsewhere && { regionId: '', region: '' }) }
    const { [field]: _mended, ...others } = this.problems
    this.problems = others
  }

  checked(): AddressInput | undefined {
    const result = checkedAddress(this.typed, this.country)
    this.problems = result.kind === 'problems' ? result.fields : {}
    return result.kind === 'address' ? result.address : undefined
  }

  dispose(): void {
    this.#formDraft.stop()
    this.list.cancel()
    this.own.cancel()
  }
}
