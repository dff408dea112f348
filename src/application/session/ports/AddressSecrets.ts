import { type Token, token } from '../../shared/token.ts'

/** What the address brought along that nobody else may read: `token`, `ticket` with its `isSkytrak`, `authToken`. In memory alone. */
export interface AddressSecrets {
  /** Whether it is still to be had. */
  has(name: string): boolean
  /** Hands it out once; nothing where the address did not bring it, or somebody has it already. */
  take(name: string): string | undefined
}
export const AddressSecrets: Token<AddressSecrets> = token('AddressSecrets')
