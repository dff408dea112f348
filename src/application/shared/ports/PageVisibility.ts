import type { Source } from '../Source.ts'
import { type Token, token } from '../token.ts'

/** `true` while somebody may see the page. That it is hidden is the last that is sure to be heard of it. */
export type PageVisibility = Source<boolean>
export const PageVisibility: Token<PageVisibility> = token('PageVisibility')
