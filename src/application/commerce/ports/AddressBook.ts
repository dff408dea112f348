import type { AddressEntry, CustomerAddresses, SavedAddress } from '#domain/commerce/address'
import { type Token, token } from '../../shared/token.ts'

/** What the shop minds of an address, in its own words, the first first. */
export interface AddressRefused {
  readonly kind: 'refused'
  readonly words: readonly string[]
}

export type AddressAdded = { readonly kind: 'added'; readonly address: SavedAddress } | AddressRefused
export type AddressUpdated = { readonly kind: 'updated'; readonly address: SavedAddress } | AddressRefused

/** The addresses of the signed-in customer, or of the child who is acted for. */
export interface AddressBook {
  read(signal?: AbortSignal): Promise<CustomerAddresses>
  /** Sent once: twice would be two addresses. */
  add(entry: AddressEntry): Promise<AddressAdded>
  update(id: number, entry: AddressEntry): Promise<AddressUpdated>
  /** What is gone already is as good as removed. */
  remove(id: number): Promise<void>
}
export const AddressBook: Token<AddressBook> = token('AddressBook')
