import type { Target, TouchLayout } from './readTargets.ts'

/** In pixels: what fingers need at least, where nothing else is near. */
const least = 24
/** Safari zooms into fields with smaller letters. */
const leastLetters = 16
const rounding = 2

/** What a finger misses, and fields into which phones zoom. */
export function touchProblems({ targets, fields }: TouchLayout): readonly string[] {
  const small = targets.filter((target) => !target.isInText && Math.min(target.width, target.height) < least - rounding)
  const unreadable = fields.filter(({ letters }) => letters < leastLetters)
  return [
    ...new Set([
      ...small.map((target) => `too small for a finger: ${sizeOf(target)} of ${target.name}`),
      ...unreadable.map(({ name, letters }) => `letters of ${letters} px in ${name}`),
    ]),
  ]
}

function sizeOf({ width, height }: Target): string {
  return `${width} × ${height}`
}
