import { type Token, token } from '../../shared/token.ts'

/** Secrets of the address: `token`, `ticket` with `isSkytrak`, `authToken`. In memory only. */
export interface AddressSecrets {
  /** False once it was taken. */
  has(name: string): boolean
  /** Returns it once; undefined if the address had none or it was taken. */
  take(name: string): string | undefined
}
export const AddressSecrets: Token<AddressSecrets> = token('AddressSecrets')

/** True if the address signs its visitor in, whoever is signed in elsewhere. */
export function bringsSignIn(secrets: Pick<AddressSecrets, 'has'>): boolean {
  return secrets.has('ticket') || secrets.has('authToken')
}
