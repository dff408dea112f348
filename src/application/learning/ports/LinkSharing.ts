import { type Token, token } from '../../shared/token.ts'

/** Takes an address out of the product. Both tell whether the device has taken it. */
export interface LinkSharing {
  /** Whether the device has a way of its own to send things on. */
  readonly canSend: boolean
  copy(address: string): Promise<boolean>
  /** Also taken where the player thinks better of it. */
  send(item: { readonly title: string; readonly address: string }): Promise<boolean>
}
export const LinkSharing: Token<LinkSharing> = token('LinkSharing')
