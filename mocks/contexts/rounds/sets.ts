import type { ClubRow } from './data.ts'

export type ClubSet = readonly Omit<ClubRow, 'id' | 'bagId' | 'imageUploadUrl'>[]

const metresPerYard = 0.9144

/** `made`: its maker and model, as `halden Ridge 2`; empty where nobody knows. */
function club(category: string, made: string, loft: number, yards?: number): ClubSet[number] {
  const [maker = '', ...model] = made.split(' ')
  const distance = yards === undefined ? null : yards * metresPerYard
  return { category, manufacturer: maker || null, model: model.join(' '), loft, distance }
}

/** Fourteen clubs, with a hole between 5 iron and hybrid and another between the wedges. */
export const everyday: ClubSet = [
  club('driver', 'halden Ridge 2', 10.5, 240),
  club('wood-3', 'halden Ridge 2', 15, 220),
  club('wood-5', 'halden Ridge 2', 18, 205),
  club('hybrid-4', 'orrin Fen', 22, 195),
  club('iron-5', 'orrin CB 4', 25, 170),
  club('iron-6', 'orrin CB 4', 28, 162),
  club('iron-7', 'orrin CB 4', 32, 150),
  club('iron-8', 'orrin CB 4', 36.5, 139),
  club('iron-9', 'orrin CB 4', 41, 130),
  club('pitching-wedge', 'orrin CB 4', 45, 120),
  club('gap-wedge', 'vexley Spin', 50, 108),
  club('sand-wedge', 'vexley Spin', 56, 84),
  club('lob-wedge', 'vexley Spin', 60, 70),
  club('putter', 'kawabe Ishi', 3),
]

/** Fifteen: one too many for a round, and two that do the same. */
export const winter: ClubSet = [
  club('driver', 'vexley Old 9', 9.5, 225),
  club('wood-3', 'vexley Old 3', 15, 210),
  club('wood-7', 'vexley Old 7', 21, 192),
  club('hybrid-3', 'orrin Fen', 19, 193),
  club('hybrid-4', 'orrin Fen', 22, 183),
  club('hybrid-5', 'orrin Fen', 25, 172),
  ...everyday.slice(5, 13),
  club('putter', '', 3),
]

/** What fits a carry bag. */
export const travel: ClubSet = [
  club('driver', 'halden Ridge 2', 10.5, 238),
  club('hybrid-4', 'orrin Fen', 22, 190),
  club('iron-6', 'orrin CB 4', 28, 160),
  club('iron-8', 'orrin CB 4', 36.5, 138),
  club('pitching-wedge', 'orrin CB 4', 45, 118),
  club('sand-wedge', 'vexley Spin', 56, 82),
  club('putter', 'kawabe Ishi', 3),
]

/** For somebody who begins. */
export const short: ClubSet = [
  club('driver', '', 12, 150),
  club('hybrid-5', '', 25, 120),
  club('iron-7', '', 34, 95),
  club('iron-9', '', 42, 75),
  club('sand-wedge', '', 56, 45),
  club('putter', '', 3),
]
