export interface Pace {
  /** Seconds per beat before and after the change. */
  readonly slow: number
  readonly quick: number
  readonly changes: number
}

export function beatsAt({ slow, quick, changes }: Pace, seconds: number): number {
  return Math.min(seconds, changes) / slow + Math.max(0, seconds - changes) / quick
}

export function secondOf({ slow, quick, changes }: Pace, beat: number): number {
  const before = changes / slow
  return beat <= before ? beat * slow : changes + (beat - before) * quick
}
