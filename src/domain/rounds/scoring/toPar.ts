export type ScoreName =
  | 'ace'
  | 'condor'
  | 'albatross'
  | 'eagle'
  | 'birdie'
  | 'par'
  | 'bogey'
  | 'doubleBogey'
  | 'tripleBogey'
  | 'overTripleBogey'

const names: Readonly<Record<string, ScoreName>> = {
  '-4': 'condor',
  '-3': 'albatross',
  '-2': 'eagle',
  '-1': 'birdie',
  '0': 'par',
  '1': 'bogey',
  '2': 'doubleBogey',
  '3': 'tripleBogey',
}

export function scoreName(strokes: number, par: number): ScoreName {
  return strokes === 1 ? 'ace' : (names[`${strokes - par}`] ?? (strokes < par ? 'condor' : 'overTripleBogey'))
}

/** Circles below par, squares above. */
export interface ScoreMark {
  readonly shape: 'circle' | 'square'
  readonly lines: 1 | 2 | 3
}

export function scoreMark(strokes: number, par: number): ScoreMark | undefined {
  const difference = strokes - par
  if (difference > 0) return { shape: 'square', lines: difference === 1 ? 1 : 2 }
  if (difference === 0) return undefined
  if (difference === -1) return { shape: 'circle', lines: 1 }
  return { shape: 'circle', lines: difference === -2 ? 2 : 3 }
}

/** `E`, `+5` or `−2`, with the minus sign. */
export function toParLabel(difference: number): string {
  if (difference > 0) return `+${difference}`
  return difference === 0 ? 'E' : `\u2212${-difference}`
}
