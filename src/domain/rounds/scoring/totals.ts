import type { PlayedHole } from './card.ts'
import { isBackHole } from './nines.ts'
import { stablefordPoints } from './points.ts'

export interface HoleTotals {
  /** Of all holes, played or not. */
  readonly par: number
  readonly strokes: number
  /** Of the holes where they were counted; undefined where there are none. */
  readonly putts: number | undefined
  /** Against the par of the holes played. */
  readonly toPar: number
  /** Stableford points; undefined where the handicap is unknown. */
  readonly points: number | undefined
  /** On the holes played; undefined where the handicap is unknown. */
  readonly received: number | undefined
  /** Strokes less those received; undefined where the handicap is unknown. */
  readonly net: number | undefined
  /** Also those that were picked up. */
  readonly played: number
  /** Without a score, so that gross, to par and net are of the others. */
  readonly pickedUp: number
  readonly holes: number
}

export interface CardTotals {
  readonly out: HoleTotals
  readonly in: HoleTotals
  readonly total: HoleTotals
}

/** `received` has the strokes received on each of these holes. */
export function totalsOf(holes: readonly PlayedHole[], received: readonly number[] | undefined): CardTotals {
  const rows = holes.map((hole, index) => ({ hole, received: received && (received[index] ?? 0) }))
  return {
    out: sumOf(rows.filter(({ hole }) => !isBackHole(hole, holes))),
    in: sumOf(rows.filter(({ hole }) => isBackHole(hole, holes))),
    total: sumOf(rows),
  }
}

interface Row {
  readonly hole: PlayedHole
  readonly received: number | undefined
}

function sumOf(rows: readonly Row[]): HoleTotals {
  const played = rows.filter(({ hole }) => hole.strokes !== undefined)
  const strokes = sum(played, ({ hole }) => hole.strokes ?? 0)
  const isNetKnown = rows.every((row) => row.received !== undefined)
  const received = isNetKnown ? sum(played, (row) => row.received ?? 0) : undefined
  return {
    par: sum(rows, ({ hole }) => hole.par),
    strokes,
    putts: rows.some(({ hole }) => hole.putts !== undefined) ? sum(rows, ({ hole }) => hole.putts ?? 0) : undefined,
    toPar: strokes - sum(played, ({ hole }) => hole.par),
    points: isNetKnown ? sum(rows, (row) => stablefordPoints(row.hole, row.received ?? 0) ?? 0) : undefined,
    received,
    net: received === undefined ? undefined : strokes - received,
    played: rows.filter(({ hole }) => hole.strokes !== undefined || hole.isPickedUp).length,
    pickedUp: rows.filter(({ hole }) => hole.isPickedUp).length,
    holes: rows.length,
  }
}

function sum(rows: readonly Row[], numberOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + numberOf(row), 0)
}
