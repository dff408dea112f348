import { type Token, token } from '../../shared/token.ts'

/** The id of a guest's cart, stored on the device. */
export interface GuestCart {
  readonly id: string | undefined
  keep(id: string): void
  forget(): void
  /** Runs `work` in one tab at a time, and forgets the id afterwards; keeps it if the work fails. */
  handOver(work: (id: string) => Promise<void>): Promise<void>
}
export const GuestCart: Token<GuestCart> = token('GuestCart')
