import { inEach, type Language, say } from '../../world/languages.ts'
import { lessonName } from '../../world/lessonName.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'
import type { AppointmentRow } from './data.ts'
import { Occupancy } from './Occupancy.ts'
import { offerOf } from './offers.ts'
import { hasStarted, overlap } from './times.ts'

/** A code of our own: the place is not free. */
export const noPlace = 50031

/** 1 is next in line. */
export function positionOf(world: World, { coachId, start, since }: AppointmentRow): number {
  const isAhead = (row: AppointmentRow) => row.state === 'waiting' && row.coachId === coachId && row.start === start && row.since < since
  return world.appointments.list(isAhead).length + 1
}

export function waitedFor(world: World, waiting: AppointmentRow): 'kept' | 'free' | 'lost' {
  const booked = new Occupancy(world, [waiting.id]).booked(offerOf(world, waiting))
  if (booked.length === 0) return 'free'
  return booked.some(({ since }) => since > waiting.since) ? 'lost' : 'kept'
}

/** 0 as long as the place can be taken. */
export function codeOf(world: World, row: AppointmentRow): number {
  if (row.state !== 'waiting') return 0
  return waitedFor(world, row) === 'kept' || hasStarted(world, row) ? noPlace : 0
}

export async function announceFreePlaces(world: World, freed: AppointmentRow): Promise<void> {
  const { waiting } = groupedAt(world, freed)
  for (const row of waiting) if (waitedFor(world, row) === 'free' && !hasStarted(world, row)) await announce(world, row)
}

export function groupedAt(world: World, at: AppointmentRow): Readonly<Record<'booked' | 'waiting', readonly AppointmentRow[]>> {
  const rows = world.appointments.list((row) => row.coachId !== undefined && row.coachId === at.coachId && overlap(row, at))
  return { booked: rows.filter(({ state }) => state === 'booked'), waiting: rows.filter(({ state }) => state === 'waiting') }
}

async function announce(world: World, row: AppointmentRow): Promise<void> {
  await notify(world, row.playerId, {
    sourceId: row.id,
    title: say('A place is free', 'Une place s’est libérée', '空きが出ました', '有空位了'),
    message: inEach((language) => `${lessonName(world, row, language)}. ${first[language]}`),
    link: `/lessons/${row.id}`,
  })
}

const first: Readonly<Record<Language, string>> = {
  en: 'The first player to take it gets it.',
  fr: 'Elle revient à la première personne qui la prend.',
  ja: '先に確定した方のものになります。',
  zh: '先到先得。',
}
