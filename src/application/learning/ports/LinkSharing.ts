import { type Token, token } from '../../shared/token.ts'

/** Copies or sends an address. Both resolve with whether that succeeded. */
export interface LinkSharing {
  /** Whether the device has its own share dialog. */
  readonly canSend: boolean
  copy(address: string): Promise<boolean>
  /** Also true if the player cancels the dialog. */
  send(item: { readonly title: string; readonly address: string }): Promise<boolean>
}
export const LinkSharing: Token<LinkSharing> = token('LinkSharing')
