import { type Token, token } from '../token.ts'

/** The texts of a form's fields. */
export type Draft = Readonly<Record<string, string>>

/** The draft of one form and one player. */
export interface KeptDraft {
  /** Absent where nothing was typed. */
  readonly value: Draft | undefined
  /** An empty draft removes the one before. */
  keep(draft: Draft): void
}

/**
 * What was typed and not sent yet, as long as the tab is open: over a reload, another screen and a session that has
 * expired. Each player finds only their own, and a sign-out removes them. Never passwords, codes or cards.
 */
export interface Drafts {
  /** Calls `receive` once, as soon as it is known who types. Returns what stops the waiting. */
  open(form: string, receive: (kept: KeptDraft) => void): () => void
}
export const Drafts: Token<Drafts> = token('Drafts')
