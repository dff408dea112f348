import { type Token, token } from '../token.ts'

/** Texts by field name. */
export type Draft = Readonly<Record<string, string>>

/** The draft of one form and one player. */
export interface KeptDraft {
  /** Undefined if nothing was typed. */
  readonly value: Draft | undefined
  /** An empty draft removes the stored one. */
  keep(draft: Draft): void
}

/**
 * What was typed and not sent, while the tab is open: it survives a reload, another screen and an expired session. Each player finds only
 * their own drafts, and a sign-out removes them. Never passwords, codes or cards.
 */
export interface Drafts {
  /** Calls `receive` once the player is known. Returns a function that cancels this. */
  open(form: string, receive: (kept: KeptDraft) => void): () => void
}
export const Drafts: Token<Drafts> = token('Drafts')
