import type { VideoNote } from '#domain/learning/note'

/** Pixels between marks: the minimum size of a touch target. */
const apart = 24

export interface Marker {
  readonly at: number
  readonly notes: readonly [VideoNote, ...VideoNote[]]
}

interface Line {
  readonly seconds: number
  readonly width: number
}

/** Combines notes whose marks would overlap. Notes must be in order; those past the end are placed there. */
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

export function nextOf({ notes }: Marker, time: number): VideoNote {
  const [first] = notes
  const { time: last } = notes.at(-1) ?? first
  const isWithin = time >= first.time - aMoment && time < last - aMoment
  return (isWithin && notes.find((note) => note.time > time + aMoment)) || first
}

/** Tolerance in seconds: a video may miss the time that it was set to. */
const aMoment = 0.05
