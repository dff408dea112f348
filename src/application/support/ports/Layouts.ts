import type { LayoutBlock } from '#domain/shared/layout'
import { type Token, token } from '../../shared/token.ts'

export interface Layouts {
  /** In order. */
  home(): Promise<readonly LayoutBlock[]>
}
export const Layouts: Token<Layouts> = token('Layouts')
