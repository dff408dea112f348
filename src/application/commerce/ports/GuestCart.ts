import { type Token, token } from '../../shared/token.ts'

/** The cart of whoever is not signed in: its id, kept on the device. */
export interface GuestCart {
  readonly id: string | undefined
  keep(id: string): void
  forget(): void
  /** Takes the id out of the device's hands, in one tab at a time; it stays where the work fails. */
  handOver(work: (id: string) => Promise<void>): Promise<void>
}
export const GuestCart: Token<GuestCart> = token('GuestCart')
