import * as listCalls from '#adapters/rest/scheduling/appointmentListCalls'
import * as calls from '#adapters/rest/scheduling/calls'
import { type Answer, type CheckedRequest, type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import { regions } from '../../http/regions.ts'
import { book, type Wishes } from './book.ts'
import { cancel, confirm } from './cancel.ts'
import { centresFrom, pointOf, pointOfPostal } from './centres.ts'
import { lastBookings, openingsFor } from './lists.ts'
import { Occupancy } from './Occupancy.ts'
import { suggestionsFor } from './suggest.ts'
import { codeOf } from './waiting.ts'
import { appointmentOnWire, lessonTypeOnWire, offerIn, slotOnWire } from './wire.ts'

const notFound: Answer = refused(404, 404, { message: 'No such appointment' })
const nearby = 3

function givesUpPractice({ world, body }: CheckedRequest<unknown, Wishes>): boolean {
  const isPractice = (id = '') => world.lessonTypes.find(id)?.practice ?? false
  const replaced = body.flatMap(({ replaceBookedAppointments }) => replaceBookedAppointments)
  return (
    replaced.every((id) => isPractice(world.appointments.find(id)?.lessonTypeId)) &&
    !body.some(({ appointmentType }) => isPractice(appointmentType))
  )
}

export const schedulingHandlers: readonly Handler[] = [
  onPlayerCall(calls.lessonTypes, ({ world, language }) => ok(world.lessonTypes.list().map((type) => lessonTypeOnWire(type, language)))),

  onPlayerCall(calls.centersNearest, ({ world, query: { lat, lon } }) => {
    const from = pointOf(lat, lon)
    return ok(from ? centresFrom(world, from).slice(0, nearby) : [])
  }),

  onPlayerCall(calls.closestCenters, ({ world, query: { latitude, longitude, postal } }) =>
    ok({ centers: centresFrom(world, pointOf(latitude, longitude) ?? pointOfPostal(world, postal)) }),
  ),

  onPlayerCall(calls.infoCountry, ({ region }) => ok({ country: regions[region].country })),

  onPlayerCall(calls.openings, openingsFor),

  onPlayerCall(calls.suggestions, ({ world, player, body }) => {
    const search = { world, occupancy: new Occupancy(world), playerId: player.id }
    const suggested = body.flatMap((chosen) => offerIn(world, chosen) ?? []).flatMap((offer) => suggestionsFor(search, offer))
    const slots = suggested.map(({ offer, reason }) => ({ ...slotOnWire(offer, search.occupancy, player.id), reason }))
    const isNew = ({ requestedPayload }: (typeof slots)[number]) => !body.some((chosen) => chosen.requestedPayload === requestedPayload)
    return ok(slots.filter(isNew))
  }),

  onPlayerCall(calls.book, book, ({ body }) => body.every(({ replaceBookedAppointments }) => replaceBookedAppointments.length === 0)),
  onPlayerCall(calls.bookPracticeOverride, book, givesUpPractice),
  onPlayerCall(calls.reschedule, book),

  onPlayerCall(listCalls.lastBookings, ({ world, player, language, query }) =>
    ok(lastBookings(world, player, language).slice(0, Number(query.size))),
  ),

  onPlayerCall(listCalls.appointments, ({ world, player, language }) =>
    ok(world.appointments.list(({ playerId }) => playerId === player.id).map((row) => appointmentOnWire(world, row, language))),
  ),

  onPlayerCall(calls.appointmentDetail, ({ world, player, language, query: { id } }) => {
    const row = world.appointments.find(id)
    if (row?.playerId !== player.id) return notFound
    const data = appointmentOnWire(world, row, language)
    return { status: 200, body: { appointmentState: data.appointmentState, code: codeOf(world, row), data } }
  }),

  onPlayerCall(calls.cancelAppointment, ({ world, player, body }) => cancel(world, player, body)),

  onPlayerCall(calls.confirmWaitingList, ({ world, player, params }) => confirm(world, player, params['id'] ?? '')),
]
