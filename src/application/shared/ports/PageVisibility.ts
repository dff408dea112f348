import type { Source } from '../Source.ts'
import { type Token, token } from '../token.ts'

/** `true` while the page is visible. Becoming hidden is the last reliable event of a page. */
export type PageVisibility = Source<boolean>
export const PageVisibility: Token<PageVisibility> = token('PageVisibility')
