import { type Token, token } from '../../shared/token.ts'

/** What the page's address brought along that nobody else may read: `token`, `ticket` and `authToken`. In memory alone. */
export interface AddressSecrets {
  /** Hands it out once; nothing where the address did not bring it, or somebody has it already. */
  take(name: string): string | undefined
}
export const AddressSecrets: Token<AddressSecrets> = token('AddressSecrets')
