import type * as z from 'zod/mini'
import type * as calls from '#adapters/rest/scheduling/calls'
import { type Answer, type CheckedRequest, ok, type Player, refused } from '../../http/handler.ts'
import { creditsOf } from '../../world/credits.ts'
import type { World } from '../../world/World.ts'
import { addAppointment, type Entry } from './addAppointment.ts'
import type { AppointmentRow } from './data.ts'
import { Occupancy } from './Occupancy.ts'
import type { Offer } from './offers.ts'
import { hasStarted, isLate, overlap, type Span } from './times.ts'
import { appointmentOnWire, offerIn } from './wire.ts'

const taken = refused(409, 50009, { message: 'Somebody else took the time' })
const noCredit = refused(409, 50011, { message: 'No credit left' })
const tooLate = refused(409, 50024, { message: 'It starts in less than 24 hours' })

export type Wishes = z.infer<typeof calls.book.body>

/** New bookings, moves and practice overrides; either all succeed or none. */
export async function book({
  world,
  player,
  body,
  language,
}: CheckedRequest<unknown, Wishes> & { readonly player: Player }): Promise<Answer> {
  if (body.some(({ playerId }) => playerId !== player.id)) return refused(403, 403, { message: 'Booked for somebody else' })
  const replaced = replacedBy(world, player, body)
  if (!replaced) return refused(404, 404, { message: 'Nothing to replace' })
  if (replaced.some((row) => row.credits > 0 && isLate(world, row))) return tooLate
  const offers = body.flatMap((wish) => offerFor(world, wish) ?? [])
  const occupancy = new Occupancy(
    world,
    replaced.map(({ id }) => id),
  )
  const entry: Entry = { world, player, hand: body[0]?.handedness ?? player.hand, offers, replaced, occupancy }
  const refusal = offers.length < body.length ? taken : refusalOf(entry)
  if (refusal) return refusal
  const made = await addAppointment(entry)
  return ok(made.map((row) => appointmentOnWire(world, row, language)))
}

function replacedBy(world: World, player: Player, wishes: Wishes): readonly AppointmentRow[] | undefined {
  const ids = [...new Set(wishes.flatMap(({ replaceBookedAppointments }) => replaceBookedAppointments))]
  const rows = ids
    .flatMap((id) => world.appointments.find(id) ?? [])
    .filter((row) => row.playerId === player.id && row.state !== 'canceled')
  return rows.length === ids.length ? rows : undefined
}

function offerFor(world: World, { appointmentType, ...chosen }: Wishes[number]): Offer | undefined {
  const offer = offerIn(world, chosen)
  return offer && !hasStarted(world, offer) && offer.lessonType.id === appointmentType ? offer : undefined
}

function refusalOf(entry: Entry): Answer | undefined {
  const { world, player, offers, occupancy, replaced } = entry
  const standings = offers.map((offer) => occupancy.standing(offer, player.id))
  if (standings.some((standing) => standing !== 'open' && standing !== 'waitingList') || collide(offers)) return taken
  const certain = offers.filter((_, index) => standings[index] === 'open')
  const inTheWay = practiceInTheWay(entry, certain)
  if (inTheWay.length > 0) return refused(409, 50010, { message: 'Own practice in the way', data: inTheWay })
  const due = certain.reduce((sum, { lessonType }) => sum + lessonType.credits, 0)
  const given = replaced.reduce((sum, { credits }) => sum + credits, 0)
  return due > creditsOf(world, player.id).left + given ? noCredit : undefined
}

function practiceInTheWay({ world, player, replaced }: Entry, offers: readonly Offer[]): readonly string[] {
  const isOwnPractice = ({ playerId, state, lessonTypeId }: AppointmentRow) =>
    playerId === player.id && state === 'booked' && world.lessonTypes.get(lessonTypeId).practice
  const staying = world.appointments.list((row) => isOwnPractice(row) && !replaced.some(({ id }) => id === row.id))
  return staying.filter((row) => offers.some((offer) => overlap(row, spanOf(offer)))).map(({ id }) => id)
}

function collide(offers: readonly Offer[]): boolean {
  return offers.some((one, index) =>
    offers.slice(index + 1).some((other) => one.coach?.id === other.coach?.id && overlap(spanOf(one), spanOf(other))),
  )
}

function spanOf({ start, lessonType: { minutes } }: Offer): Span {
  return { start, minutes }
}
