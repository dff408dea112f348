export type DrawnClub = 'wood' | 'hybrid' | 'iron' | 'wedge' | 'putter' | 'other'

interface ClubShape {
  readonly head: string
  readonly lines: string
  readonly hosel: number
}

const wood: ClubShape = {
  head: 'M-6 -16C-2 -25 10 -27 18 -22C27 -16 27 -6 20 -2C12 1 -1 1 -6 -3C-9 -6 -9 -12 -6 -16Z',
  lines: 'M-2 -14C2 -21 11 -22 17 -18C23 -13 22 -7 17 -5C10 -3 2 -3 -1 -6M4 -13C7 -17 12 -17 15 -14C18 -11 16 -9 13 -8C9 -7 5 -8 4 -9',
  hosel: -16,
}
const hybrid: ClubShape = {
  head: 'M-5 -13C-1 -20 9 -21 15 -17C21 -12 20 -4 14 -1C8 1 0 1 -5 -2C-8 -5 -8 -10 -5 -13Z',
  lines: 'M0 -11C3 -15 9 -16 12 -13C15 -10 14 -6 11 -5C7 -3 2 -4 0 -6',
  hosel: -13,
}
const iron: ClubShape = {
  head: 'M-4 -15L0 -16L2 -9C8 -9 14 -15 19 -15C23 -14 22 -6 19 -2C14 1 3 1 -2 -2C-5 -5 -4 -11 -4 -15Z',
  lines: 'M5 -3H18M5 -6H19M8 -9H20',
  hosel: -15,
}
const wedge: ClubShape = {
  head: 'M-4 -16L0 -17L2 -10C8 -10 13 -19 19 -19C25 -18 24 -8 20 -3C15 2 3 1 -2 -2C-5 -5 -4 -12 -4 -16Z',
  lines: 'M5 -3H19M5 -6H21M7 -9H21M11 -12H22',
  hosel: -16,
}
const putter: ClubShape = {
  head: 'M-8 -1V-9C-8 -10 20 -10 20 -9V-1C20 0 -8 0 -8 -1Z',
  lines: 'M6 -9V-1M-8 -5H20',
  hosel: -9,
}

const shapes: Readonly<Record<DrawnClub, ClubShape>> = { wood, hybrid, iron, wedge, putter, other: iron }

export function clubShape(kind: DrawnClub): ClubShape {
  return shapes[kind]
}

const longest = 128
const shortest = 78

export function drawnLength(kind: DrawnClub, loft = 30): number {
  if (kind === 'putter') return shortest + 6
  const share = Math.min(1, Math.max(0, (62 - loft) / 53))
  return Math.round(shortest + share * (longest - shortest))
}
