import { seededRandom } from '../../../../world/seededRandom.ts'
import type { FittedClubRow, FittingSessionRow } from '../data.ts'
import { type Flight, fly } from './flight.ts'
import { driverHead, type HeadKind, ironHead, type Launch, launchFrom, wedgeHead, woodHead } from './impact.ts'

export interface Shot {
  readonly launch: Launch
  readonly flight: Flight
}

const heads: Readonly<Record<FittingSessionRow['type'], HeadKind>> = {
  ...{ driver: driverHead, woods: woodHead, irons: ironHead, wedges: wedgeHead },
}

const shotsEach = 12

/** Twelve swings, always the same ones for the same session and club. */
export function shotsWith({ id, type }: Pick<FittingSessionRow, 'id' | 'type'>, club: FittedClubRow): readonly Shot[] {
  return Array.from({ length: shotsEach }, (_, index) => {
    const varied = (what: string, spread: number) => spread * normal(id, club.id, index, what)
    const { headSpeed, dynamicLoft, attack, face, path, faceSpread, strike } = club.swing
    const launch = launchFrom(
      {
        headSpeed: headSpeed * (1 + varied('speed', 0.011)),
        dynamicLoft: dynamicLoft + varied('loft', 0.7),
        attack: attack + varied('attack', 0.6),
        face: face + varied('face', faceSpread),
        path: path + varied('path', 0.9),
        strike: strike - Math.abs(varied('strike', 0.012)),
      },
      heads[type],
    )
    return { launch, flight: fly(launch) }
  })
}

/** The flight of the average launch. */
export function averageShot({ type }: Pick<FittingSessionRow, 'type'>, { swing }: FittedClubRow): Flight {
  return fly(launchFrom({ ...swing, strike: swing.strike - 0.009 }, heads[type]))
}

/** Normally distributed around 0, from two evenly distributed numbers (Box–Muller). */
export function normal(...words: readonly (string | number)[]): number {
  const [one, other] = [seededRandom(...words, 'a'), seededRandom(...words, 'b')]
  return Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other)
}
