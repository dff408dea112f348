import type { HomeBlock } from '#domain/support/layout'
import { type Token, token } from '../../shared/token.ts'

export interface Layouts {
  /** In order. */
  home(): Promise<readonly HomeBlock[]>
}
export const Layouts: Token<Layouts> = token('Layouts')
