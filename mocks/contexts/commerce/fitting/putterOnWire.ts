import type { Language } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { orderSummary } from '../deposits/orderOnWire.ts'
import type { FittedPutterRow, PutterSessionRow } from './data.ts'
import { puttsWith } from './model/putts.ts'
import { placeOf } from './placeOf.ts'

const targets = {
  face: { from: -0.5, to: 0.5 },
  path: { from: -1, to: 1 },
  startLine: { from: -0.5, to: 0.5 },
  skid: { from: 0.3, to: 0.66 },
  loft: { from: 0.5, to: 2.5 },
}

interface Written {
  readonly world: World
  readonly language: Language
  readonly session: PutterSessionRow
}

export function putterSessionOnWire({ world, language, session }: Written) {
  const { id, heldOn, distance, note, putters, customClubId } = session
  return {
    ...{ id, heldOn, ...placeOf(world, session), note: note?.[language] ?? null, distance, targets },
    customClub: orderSummary(world, customClubId),
    putters: putters.map((putter) => putterOnWire(session, putter)),
  }
}

function putterOnWire(session: PutterSessionRow, putter: FittedPutterRow) {
  const { id: putterId, stroke, ...club } = putter
  const putts = puttsWith(session, putter)
  const mean = (read: (putt: (typeof putts)[number]) => number) =>
    hundredths(putts.reduce((sum, putt) => sum + read(putt), 0) / putts.length)
  return {
    ...{ ...club, putterId },
    stroke: {
      face: mean(({ face }) => face),
      path: mean(({ path }) => path),
      startLine: mean(({ startLine }) => startLine),
      skid: mean(({ skid }) => skid),
      loft: stroke.dynamicLoft,
    },
    putts: putts.map(({ startLine, skid, distance }) => ({
      ...{ startLine: hundredths(startLine), skid: hundredths(skid), distance: hundredths(distance) },
    })),
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
