/** What a player has written to a moment of a video. */
export interface VideoNote {
  readonly id: string
  /** Seconds of the film. */
  readonly time: number
  readonly text: string
}

/** Characters at most. */
export const longestNote = 2000

export type NoteProblem = 'empty' | 'too-long' | 'unreadable'

/** Why a text can't be a note; absent where it can. Control characters that nobody sees would spoil it for its reader. */
export function noteProblem(text: string): NoteProblem | undefined {
  if (text.trim() === '') return 'empty'
  if ([...text].length > longestNote) return 'too-long'
  return /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u.test(text) ? 'unreadable' : undefined
}

/** By their moments. */
export function inOrder(notes: readonly VideoNote[]): readonly VideoNote[] {
  return notes.toSorted((one, other) => one.time - other.time)
}

/** The one that the film has reached; absent before the first. Notes come in order. */
export function noteAt(notes: readonly VideoNote[], time: number): VideoNote | undefined {
  return notes.findLast((note) => note.time <= time)
}
