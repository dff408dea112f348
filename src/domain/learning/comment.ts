/** In characters. */
export const longestComment = 2000

export type CommentProblem = 'empty' | 'too-long' | 'unreadable'

/** Control characters, text direction overrides and lone surrogates would spoil the text. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

/** Undefined if the text can be saved, as a note or as a comment for the coach. */
export function commentProblem(text: string): CommentProblem | undefined {
  if (text.trim() === '') return 'empty'
  if ([...text].length > longestComment) return 'too-long'
  return unseen.test(text) ? 'unreadable' : undefined
}
