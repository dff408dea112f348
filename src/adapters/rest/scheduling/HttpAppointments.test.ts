import { describe, expect, it } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildAppointment, buildBooking, buildSlot } from '../../../../tests/builders/scheduling.ts'
import { HttpAppointments } from './HttpAppointments.ts'

const onWire = {
  id: 'a-1',
  appointmentState: 'booked',
  isWaitingList: false,
  position: null,
  date: '2026-05-14T12:30:00Z',
  minutes: 45,
  lessonType: { id: 'iron-play', name: 'Iron play', minutes: 45, credits: 1, practice: false },
  center: {
    id: 'northgate',
    name: 'Northgate Swing Lab',
    address: '1180 W Lakeshore Walk',
    city: 'Chicago',
    timeZone: 'America/Chicago',
    latitude: 41.88,
    longitude: -87.63,
  },
  coach: { id: 'marisol', firstName: 'Marisol', lastName: 'Vance' },
  bay: '4',
}
const { coaches: _, ...centre } = { ...buildAppointment().build().centre, coaches: [] }
const lesson = buildAppointment().with({ centre }).build()

function appointments(answer: () => Response) {
  const tab = createTestTab(answer)
  return { ...tab, appointments: new HttpAppointments(tab.client, { timeZone: 'Asia/Tokyo' }) }
}

const answering = (body: unknown, status = 200) => appointments(() => Response.json(body, { status }))

async function sent({ requests }: ReturnType<typeof appointments>) {
  const request = requests[0]
  const url = new URL(request?.url ?? '')
  const body: unknown = request?.body ? await request.json() : undefined
  return { method: request?.method, path: url.pathname, query: Object.fromEntries(url.searchParams), body }
}

describe('all appointments', () => {
  it('[scheduling.time-zone-sent-with-calls] [session.time-zone-browser] are asked for with the zone of the browser', async () => {
    const http = answering({ data: [onWire] })
    expect(await http.appointments.all()).toEqual([lesson])
    expect(await sent(http)).toEqual({ method: 'GET', path: '/api/v2/appointments', query: { timeZone: 'Asia/Tokyo' }, body: undefined })
  })

  it('are sorted, without those that cannot be read', async () => {
    const later = { ...onWire, id: 'a-2', date: '2026-06-14T12:30:00Z' }
    const http = answering({ data: [later, { ...onWire, date: 'soon' }, onWire] })
    expect((await http.appointments.all()).map(({ id }) => id)).toEqual(['a-1', 'a-2'])
  })

  it('keep a state that is not known as it is spelled', async () => {
    const [appointment] = await answering({ data: [{ ...onWire, appointmentState: 'checkedIn' }] }).appointments.all()
    expect(appointment).toMatchObject({ state: 'other', stateOnWire: 'checkedIn' })
  })

  it("are dated in the browser's zone where the centre's is not known", async () => {
    const [appointment] = await answering({ data: [{ ...onWire, center: { ...onWire.center, timeZone: 'Mars/Base' } }] }).appointments.all()
    expect(appointment?.centre.timeZone).toBe('Asia/Tokyo')
  })

  it('[scheduling.appointments-failure-code-only] keep of a failure the code alone', async () => {
    const http = answering({ code: 50000, message: 'Node 7 lost its lease' }, 409)
    await expect(http.appointments.all()).rejects.toMatchObject({ kind: 'rejected', code: 50000, body: undefined })
  })
})

describe('one appointment', () => {
  it('[scheduling.time-zone-sent-with-calls] is asked for with the zone and its id', async () => {
    const http = answering({ appointmentState: 'booked', code: 0, data: onWire })
    expect(await http.appointments.detail('a-1')).toEqual({ appointment: lesson, code: 0 })
    expect(await sent(http)).toMatchObject({ path: '/api/v2/appointments/detail', query: { timeZone: 'Asia/Tokyo', id: 'a-1' } })
  })

  it('[scheduling.waiting-slot-fields] gives state, code and data of a waiting slot', async () => {
    const data = { ...onWire, appointmentState: 'waiting', isWaitingList: true, position: 2 }
    const { appointment, code } = await answering({ appointmentState: 'booked', code: '50031', data }).appointments.detail('a-1')
    expect(code).toBe(50031)
    expect(appointment).toMatchObject({ state: 'booked', stateOnWire: 'waiting', waitingList: true, position: 2 })
  })

  it('that is no longer there is gone', async () => {
    await expect(answering({}, 404).appointments.detail('a-1')).rejects.toMatchObject({ kind: 'gone' })
  })
})

describe('booking', () => {
  const slots = [
    buildSlot().build(),
    buildSlot().with({ number: '4712', coachId: 'teodor', wuci: '', requestedPayload: '{"a":1}' }).build(),
  ]

  it('[scheduling.booking-payload] sends each slot with all its fields, the server’s own unchanged', async () => {
    const http = answering({ data: [onWire] })
    expect(await http.appointments.book(buildBooking().with({ slots, hand: 'left' }).build())).toEqual({
      kind: 'booked',
      appointments: [lesson],
    })
    const element = {
      centerId: 'northgate',
      playerId: 'hana',
      handedness: 'left',
      appointmentType: 'iron-play',
      coachId: 'marisol',
      wuci: 'wuci-4711',
      slotNumber: '4711',
      timeZone: 'Asia/Tokyo',
      requestedPayload: 'payload-4711',
      replaceBookedAppointments: [],
    }
    expect(await sent(http)).toEqual({
      method: 'POST',
      path: '/v2/schedule/bookAppointments',
      query: { timeZone: 'Asia/Tokyo' },
      body: [element, { ...element, slotNumber: '4712', coachId: 'teodor', wuci: '', requestedPayload: '{"a":1}' }],
    })
  })

  it.each(['new', 'practice-override', 'move'] as const)(
    '[scheduling.one-call-books-and-reschedules] is the one call, naming what it replaces (%s)',
    async (purpose) => {
      const http = answering({ data: [onWire] })
      const replaces = purpose === 'new' ? [] : ['a-9', 'p-1']
      await http.appointments.book(buildBooking().with({ purpose, replaces }).build())
      expect(await sent(http)).toMatchObject({ path: '/v2/schedule/bookAppointments', body: [{ replaceBookedAppointments: replaces }] })
    },
  )

  it('is booked though the answer tells nothing that can be read of it', async () => {
    expect(await answering({ data: [{ id: 7 }] }).appointments.book(buildBooking().build())).toEqual({ kind: 'booked', appointments: [] })
  })

  it.each([
    [50009, undefined, { kind: 'slot-taken' }],
    [50010, ['p-1', 'p-2'], { kind: 'practice-in-the-way', appointmentIds: ['p-1', 'p-2'] }],
    [50011, undefined, { kind: 'no-credit' }],
  ] as const)('is refused with %i', async (code, data, refusal) => {
    expect(await answering({ code, data }, 409).appointments.book(buildBooking().build())).toEqual(refusal)
    expect(await answering({ code: String(code), data }).appointments.book(buildBooking().build())).toEqual(refusal)
  })

  it.each([50008, 50012])('fails with a neighbouring code, whole body kept: %i', async (code) => {
    const body = { code, message: 'no' }
    await expect(answering(body, 409).appointments.book(buildBooking().build())).rejects.toMatchObject({ kind: 'rejected', code, body })
  })

  it('fails where practice is in the way that is not named', async () => {
    await expect(answering({ code: 50010 }, 409).appointments.book(buildBooking().build())).rejects.toMatchObject({ code: 50010 })
  })

  it('is sent once whatever comes of it', async () => {
    const http = appointments(() => new Response('oops', { status: 500 }))
    await expect(http.appointments.book(buildBooking().build())).rejects.toMatchObject({ kind: 'server-fault' })
    expect(http.requests).toHaveLength(1)
  })
})

describe('cancelling', () => {
  const cancellation = { appointment: lesson, note: 'Back is sore', lateConfirmed: true }

  it('[scheduling.cancel-payload] sends exactly its five fields, state and waiting list as the server told them', async () => {
    const http = answering({})
    const appointment = { ...lesson, stateOnWire: 'checkedIn', waitingList: true }
    expect(await http.appointments.cancel({ ...cancellation, appointment })).toEqual({ kind: 'canceled' })
    expect(await sent(http)).toEqual({
      method: 'POST',
      path: '/schedule/cancelAppointment',
      query: {},
      body: { id: 'a-1', appointmentState: 'checkedIn', note: 'Back is sore', on24HConfirmed: true, isWaitingList: true },
    })
  })

  it.each([201, 202, 204])('[scheduling.cancel-only-200] is rejected when answered %i', async (status) => {
    const answer = status === 204 ? () => new Response(null, { status }) : () => Response.json({ code: 0 }, { status })
    await expect(appointments(answer).appointments.cancel(cancellation)).rejects.toMatchObject({
      kind: 'rejected',
      code: status === 204 ? 204 : 0,
    })
  })

  it('wants a confirmation when refused with 50024, and fails with its neighbours', async () => {
    expect(await answering({ code: 50024 }, 409).appointments.cancel(cancellation)).toEqual({ kind: 'confirmation-needed' })
    for (const code of [50023, 50025]) {
      const body = { code, message: 'Node 7' }
      await expect(answering(body, 409).appointments.cancel(cancellation)).rejects.toMatchObject({
        kind: 'rejected',
        code,
        body: undefined,
      })
    }
  })

  it.each([404, 410])('is done when there is nothing left to cancel (%i)', async (status) => {
    expect(await answering({}, status).appointments.cancel(cancellation)).toEqual({ kind: 'gone' })
  })
})

describe('confirming a waiting slot', () => {
  it('[scheduling.waiting-list-answer-code] is a GET whose code is read from the answer', async () => {
    const http = answering({ code: '50031' })
    expect(await http.appointments.confirmWaitingSlot('w/1')).toEqual({ state: undefined, code: 50031 })
    expect(await sent(http)).toMatchObject({ method: 'GET', path: '/schedule/confirmWaitingList/w%2F1', body: undefined })
  })

  it('tells the state where the answer does', async () => {
    expect(await answering({ code: 0, appointmentState: 'booked' }).appointments.confirmWaitingSlot('w-1')).toEqual({
      state: 'booked',
      code: 0,
    })
  })

  it('is sent once, though it is a GET', async () => {
    const http = appointments(() => new Response('oops', { status: 500 }))
    await expect(http.appointments.confirmWaitingSlot('w-1')).rejects.toMatchObject({ kind: 'server-fault' })
    expect(http.requests).toHaveLength(1)
  })
})

it('[scheduling.last-bookings-size] the five last bookings are asked for', async () => {
  const booking = {
    id: 'l-1',
    appointmentType: 'iron-play',
    lessonTypeName: 'Iron play',
    centerId: 'northgate',
    centerName: 'Northgate',
    coachId: null,
  }
  const http = answering({ data: [{ ...booking, date: '2026-05-14T12:30:00Z' }] })
  expect(await http.appointments.lastBookings()).toEqual([
    {
      id: 'l-1',
      lessonTypeId: 'iron-play',
      lessonTypeName: 'Iron play',
      centreId: 'northgate',
      centreName: 'Northgate',
      coachId: undefined,
      coachName: undefined,
      start: lesson.start,
    },
  ])
  expect(await sent(http)).toMatchObject({ path: '/api/player/lesson/last-booking', query: { size: '5' } })
})
