import type { Bag } from '#domain/rounds/bag'
import { type Token, token } from '../../shared/token.ts'

/** The player's own bags. */
export interface Bags {
  all(signal?: AbortSignal): Promise<readonly Bag[]>
  byId(id: number, signal?: AbortSignal): Promise<Bag>
  /** Must not be sent twice. */
  add(name: string): Promise<void>
  /** Makes it the current bag, also with the name that it has. */
  rename(id: number, name: string): Promise<void>
  /** With its clubs; also where it is gone already. */
  remove(id: number): Promise<void>
}
export const Bags: Token<Bags> = token('Bags')
