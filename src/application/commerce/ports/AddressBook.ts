import type { AddressEntry, CustomerAddresses, SavedAddress } from '#domain/commerce/address'
import { type Token, token } from '../../shared/token.ts'

/** Messages of the shop about an address, in the shop's order. */
export interface AddressRefused {
  readonly kind: 'refused'
  readonly words: readonly string[]
}

export type AddressAdded = { readonly kind: 'added'; readonly address: SavedAddress } | AddressRefused
export type AddressUpdated = { readonly kind: 'updated'; readonly address: SavedAddress } | AddressRefused

/** The addresses of the signed-in customer, or of the child for whom a parent acts. */
export interface AddressBook {
  read(signal?: AbortSignal): Promise<CustomerAddresses>
  /** Not idempotent: sent once. */
  add(entry: AddressEntry): Promise<AddressAdded>
  update(id: number, entry: AddressEntry): Promise<AddressUpdated>
  /** Succeeds if the address is already gone. */
  remove(id: number): Promise<void>
}
export const AddressBook: Token<AddressBook> = token('AddressBook')
