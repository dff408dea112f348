import { isReached } from './reached.ts'

export interface VideoNote {
  readonly id: string
  /** In seconds of the video. */
  readonly time: number
  readonly text: string
}

/** By time. */
export function inOrder(notes: readonly VideoNote[]): readonly VideoNote[] {
  return notes.toSorted((one, other) => one.time - other.time)
}

/** The last note before this time; undefined before the first. Notes must be in order. */
export function noteAt<Note extends Pick<VideoNote, 'time'>>(notes: readonly Note[], time: number): Note | undefined {
  return notes.findLast((note) => isReached(note.time, time))
}
