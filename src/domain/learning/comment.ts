import { readableText } from '../shared/typedText.ts'

/** In characters. */
export const longestComment = 2000

export type CommentProblem = 'empty' | 'too-long' | 'unreadable'

const unreadable = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u

/** Undefined if the text can be saved, as a note or as a comment for the coach. */
export function commentProblem(text: string): CommentProblem | undefined {
  if (readableText(text) === '') return 'empty'
  if ([...text].length > longestComment) return 'too-long'
  return unreadable.test(text) ? 'unreadable' : undefined
}
