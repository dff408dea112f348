import type { VideoNote } from '#domain/learning/note'

/** Pixels from one mark to the next: so wide is what a finger or a shaky hand must hit. */
const apart = 24

/** Notes whose moments lie so close on the line that one mark stands for them. */
export interface Marker {
  /** Of the line, from 0 to 1. */
  readonly at: number
  /** In their order, never empty. */
  readonly notes: readonly [VideoNote, ...VideoNote[]]
}

interface Line {
  /** Of the film. */
  readonly seconds: number
  /** Pixels. */
  readonly width: number
}

/** Marks that don't overlap. Notes come in order; those past the film's end stand at it. */
export function markersOf(notes: readonly VideoNote[], { seconds, width }: Line): readonly Marker[] {
  const markers: { readonly at: number; readonly notes: [VideoNote, ...VideoNote[]] }[] = []
  for (const note of notes) {
    const at = Math.min(1, note.time / seconds)
    const last = markers.at(-1)
    if (last && (at - last.at) * width < apart) last.notes.push(note)
    else markers.push({ at, notes: [note] })
  }
  return markers
}

/** Where a press on a mark leads: to its notes one after the other, and round again. */
export function nextOf({ notes }: Marker, time: number): VideoNote {
  const [first] = notes
  const { time: last } = notes.at(-1) ?? first
  const isWithin = time >= first.time - aMoment && time < last - aMoment
  return (isWithin && notes.find((note) => note.time > time + aMoment)) || first
}

/** Seconds by which a film may miss where it was sent. */
const aMoment = 0.05
