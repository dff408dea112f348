import { isReached } from './reached.ts'

/** What a player has written to a moment of a video. */
export interface VideoNote {
  readonly id: string
  /** Seconds of the film. */
  readonly time: number
  readonly text: string
}

/** By their moments. */
export function inOrder(notes: readonly VideoNote[]): readonly VideoNote[] {
  return notes.toSorted((one, other) => one.time - other.time)
}

/** The one that the film has reached; absent before the first. Notes come in order. */
export function noteAt<Note extends Pick<VideoNote, 'time'>>(notes: readonly Note[], time: number): Note | undefined {
  return notes.findLast((note) => isReached(note.time, time))
}
