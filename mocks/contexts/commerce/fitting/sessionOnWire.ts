import type { Language } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { orderSummary } from '../deposits/orderOnWire.ts'
import type { FittedClubRow, FittingSessionRow } from './data.ts'
import { averageShot, type Shot, shotsWith } from './model/shots.ts'
import { placeOf } from './placeOf.ts'

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** What suits a swing like Hana's. */
const targets: Readonly<Record<FittingSessionRow['type'], object>> = {
  driver: { launchAngle: { from: 12.5, to: 15 }, spinRate: { from: 2500, to: 3000 }, descentAngle: { from: 30, to: 36 } },
  woods: { launchAngle: { from: 12, to: 15 }, spinRate: { from: 3000, to: 3700 }, descentAngle: { from: 26, to: 33 } },
  irons: { launchAngle: { from: 16, to: 19 }, spinRate: { from: 5700, to: 6600 }, descentAngle: { from: 34, to: 42 } },
  wedges: { launchAngle: { from: 28, to: 32 }, spinRate: { from: 7600, to: 9000 }, descentAngle: { from: 41, to: 48 } },
}

interface Written {
  readonly world: World
  readonly language: Language
  readonly session: FittingSessionRow
  readonly selected: string
}

export function sessionOnWire({ world, language, session, selected }: Written) {
  const { id: sessionId, type, heldOn, note, clubs, customClubId } = session
  const measured = clubs.map((club) => ({ club, shots: shotsWith(session, club) }))
  return {
    ...{ sessionId, type, heldOn, ...placeOf(world, session), note: note?.[language] ?? null },
    customClub: orderSummary(world, customClubId),
    clubs: measured.map(({ club, shots }) => clubOnWire(club, shots)),
    selected,
    fittingChart: {
      targets: targets[type],
      clubs: measured
        .filter(({ club }) => club.id === selected || club.role === 'current')
        .map(({ club, shots }) => ({
          clubId: club.id,
          shots: shots.map(({ flight }) => ({ carry: rounded(flight.carry), offline: rounded(flight.offline) })),
          flight: flightOnWire(averageShot(session, club).path),
        })),
    },
  }
}

export function recommendedOf<Club extends { readonly role: string }>(clubs: readonly Club[]): Club | undefined {
  return clubs.find(({ role }) => role === 'recommended')
}

/** Metres; null without a recommendation. */
export function carryGain(session: FittingSessionRow): number | null {
  const [recommended, own] = [recommendedOf(session.clubs), session.clubs.find(({ role }) => role === 'current')]
  if (!recommended || !own) return null
  const carry = (club: FittedClubRow) => mean(shotsWith(session, club).map(({ flight }) => flight.carry))
  return rounded(carry(recommended) - carry(own))
}

function clubOnWire({ id: clubId, swing: _, ...club }: FittedClubRow, shots: readonly Shot[]) {
  const average = (read: (shot: Shot) => number, digits?: number) => rounded(mean(shots.map(read)), digits)
  return {
    ...{ ...club, clubId },
    average: {
      ballSpeed: average(({ launch }) => launch.speed),
      launchAngle: average(({ launch }) => launch.angle),
      spinRate: average(({ launch }) => launch.spinRate, 0),
      carry: average(({ flight }) => flight.carry),
      height: average(({ flight }) => flight.height),
      descentAngle: average(({ flight }) => flight.descentAngle),
    },
  }
}

/** Every tenth of a second, and the landing. */
function flightOnWire(path: readonly { readonly x: number; readonly y: number }[]) {
  return path
    .filter((_, index) => index % 10 === 0 || index === path.length - 1)
    .map(({ x, y }) => ({ distance: rounded(x), height: rounded(Math.max(0, y)) }))
}
