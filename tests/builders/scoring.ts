import type { PlayedHole } from '#domain/rounds/scoring/card'

const pars = [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5]
const indexes = [11, 7, 3, 17, 1, 9, 15, 5, 13, 10, 4, 16, 12, 2, 8, 18, 6, 14]
const strokes = [5, 6, 5, 3, 6, 4, 4, 5, 5, 4, 6, 2, 6, 5, 4, 4, 9, 5]
const putts = [2, 2, 2, 2, 2, 2, 2, 1, 2, 1, 3, 1, 2, 2, 1, 2, 3, 2]

/** Eighteen holes of a par-72 course. */
export const sampleHoles = pars.map((par, index) => ({ number: index + 1, par, strokeIndex: indexes[index] ?? 0 }))

/** A round of 88 with 34 putts. */
export const sampleCard: readonly PlayedHole[] = sampleHoles.map((hole, index) => ({
  ...hole,
  strokes: strokes[index],
  putts: putts[index],
}))

export const sampleTee = { rating: 70.1, slope: 128 }
