/** Characters at most. */
export const longestComment = 2000

export type CommentProblem = 'empty' | 'too-long' | 'unreadable'

/** Signs that nobody sees, that turn the text after them around, or that are half of one: they would spoil it for its reader. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

/** Why a text can't be written to a film, as a note or for the coach; absent where it can. */
export function commentProblem(text: string): CommentProblem | undefined {
  if (text.trim() === '') return 'empty'
  if ([...text].length > longestComment) return 'too-long'
  return unseen.test(text) ? 'unreadable' : undefined
}
