import type { HomeBlock } from '#domain/support/layout'
import { type Token, token } from '../../shared/token.ts'

export interface Layouts {
  /** In the order to show them. */
  home(): Promise<readonly HomeBlock[]>
}
export const Layouts: Token<Layouts> = token('Layouts')
