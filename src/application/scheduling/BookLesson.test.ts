import { beforeEach, describe, expect, test } from 'vitest'
import { buildAppointment, buildBooking, buildLessonType, buildPractice, buildSlot } from '../../../tests/builders/scheduling.ts'
import { AppointmentsInMemory, ConnectivityInMemory, PlayerInMemory } from '../../../tests/builders/schedulingPorts.ts'
import { Failure } from '../shared/failure.ts'
import { BookLesson } from './BookLesson.ts'

const practice = buildAppointment().with({ id: 'p-1', lessonType: buildPractice().build(), minutes: 30 }).build()
const booking = buildBooking().build()
let appointments: AppointmentsInMemory
let player: PlayerInMemory
let connectivity: ConnectivityInMemory
let bookLesson: BookLesson

beforeEach(() => {
  appointments = new AppointmentsInMemory()
  player = new PlayerInMemory()
  connectivity = new ConnectivityInMemory()
  bookLesson = new BookLesson(appointments, player, connectivity)
})

describe('booking', () => {
  test('is one call, after which credits are read again', async () => {
    expect(await bookLesson.execute(booking, [])).toMatchObject({ kind: 'booked', appointments: [{ id: 'of-4711' }] })
    expect(appointments.bookings).toEqual([booking])
    expect(appointments.reads).toBe(0)
    expect(player.creditsMovedTimes).toBe(1)
  })

  test.each([{ kind: 'slot-taken' }, { kind: 'practice-in-the-way', appointmentIds: ['p-1'] }] as const)(
    'leaves credits alone when the server says $kind',
    async (answer) => {
      appointments.onBook = () => answer
      expect(await bookLesson.execute(booking, [])).toEqual(answer)
      expect(player.creditsMovedTimes).toBe(0)
    },
  )

  test('fails as the server said, and is not sent again', async () => {
    appointments.onBook = () => {
      throw new Failure('forbidden')
    }
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ kind: 'forbidden' })
    expect(appointments.bookings).toHaveLength(1)
    expect(appointments.reads).toBe(0)
  })
})

describe('booking is refused without a call', () => {
  test('when credits are known not to suffice; they are then read again', async () => {
    player.become({ credits: 1 })
    const twice = buildBooking()
      .with({ slots: [buildSlot().build(), buildSlot().with({ number: '2' }).build()] })
      .build()
    expect(await bookLesson.execute(twice, [])).toEqual({ kind: 'no-credit' })
    expect(appointments.bookings).toEqual([])
    expect(player.creditsMovedTimes).toBe(1)
  })

  test('but not for practice without credits, nor for a place on a waiting list, nor while credits are unknown', async () => {
    player.become({ credits: 0 })
    const waiting = buildBooking().with({ slots: [buildSlot().with({ availability: 'waiting-list' }).build()] })
    expect(await bookLesson.execute(buildBooking().with({ lessonType: buildPractice().build() }).build(), [])).toMatchObject({
      kind: 'booked',
    })
    expect(await bookLesson.execute(waiting.build(), [])).toMatchObject({ kind: 'booked' })
    player.become({ credits: undefined })
    expect(
      await bookLesson.execute(
        buildBooking()
          .with({ lessonType: buildLessonType().with({ credits: 3 }).build() })
          .build(),
        [],
      ),
    ).toMatchObject({ kind: 'booked' })
  })

  test('when known practice stands in the way, until the player lets it be replaced', async () => {
    expect(await bookLesson.execute(booking, [practice])).toEqual({ kind: 'practice-in-the-way', appointmentIds: ['p-1'] })
    expect(appointments.bookings).toEqual([])
    const override = buildBooking()
      .with({ purpose: 'practice-override', replaces: ['p-1'] })
      .build()
    expect(await bookLesson.execute(override, [practice])).toMatchObject({ kind: 'booked' })
    expect(appointments.bookings).toEqual([override])
  })
})

describe('a booking whose answer got lost', () => {
  test.each(['offline', 'timed-out', 'broken-contract', 'server-fault'] as const)(
    'is booked when its appointment is there (%s)',
    async (kind) => {
      appointments.onBook = (commit) => {
        commit()
        throw new Failure(kind)
      }
      expect(await bookLesson.execute(booking, [])).toMatchObject({ kind: 'booked', appointments: [{ id: 'of-4711' }] })
      expect(appointments.bookings).toHaveLength(1)
      expect(player.creditsMovedTimes).toBe(1)
    },
  )

  test('has failed when its appointment is not there, and can be made anew', async () => {
    appointments.onBook = () => {
      throw new Failure('timed-out')
    }
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
    appointments.onBook = (commit) => commit()
    expect(await bookLesson.execute(booking, [])).toMatchObject({ kind: 'booked' })
    expect(appointments.list).toHaveLength(1)
  })

  test('is settled before the next attempt if the read failed too, and is not sent again', async () => {
    appointments.onBook = (commit) => {
      commit()
      throw new Failure('timed-out')
    }
    appointments.onRead = () => {
      throw new Failure('offline')
    }
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ kind: 'timed-out', outcome: 'unknown' })
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ kind: 'offline', outcome: 'unknown' })
    appointments.onRead = () => undefined
    expect(await bookLesson.execute(booking, [])).toMatchObject({ kind: 'booked', appointments: [{ id: 'of-4711' }] })
    expect(appointments.bookings).toHaveLength(1)
    expect(appointments.list).toHaveLength(1)
  })

  test('that never left is known not to be made, however often it is tried', async () => {
    connectivity.value = false
    appointments.onBook = () => {
      throw new Failure('offline')
    }
    appointments.onRead = () => {
      throw new Failure('offline')
    }
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ kind: 'offline', outcome: 'not-sent' })
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ kind: 'offline', outcome: 'not-sent' })
  })

  test('and arrives after it was looked for is found by the next attempt, and not made twice', async () => {
    let arrive = (): unknown => undefined
    appointments.onBook = (commit) => {
      arrive = commit
      throw new Failure('timed-out')
    }
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ outcome: 'not-done' })
    arrive()
    expect(await bookLesson.execute(booking, [])).toMatchObject({ kind: 'booked', appointments: [{ id: 'of-4711' }] })
    expect(appointments.bookings).toHaveLength(1)
  })

  test('for one player is not settled by the next attempt for another', async () => {
    appointments.onBook = (commit) => {
      commit()
      throw new Failure('timed-out')
    }
    appointments.onRead = () => {
      throw new Failure('offline')
    }
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ outcome: 'unknown' })
    const forWren = { ...booking, playerId: 'wren', slots: [buildSlot().with({ coachId: 'somebody-else' }).build()] }
    await expect(bookLesson.execute(forWren, [])).rejects.toMatchObject({ outcome: 'unknown' })
    expect(appointments.bookings).toEqual([booking, forWren])
  })

  describe('before the player chooses another time', () => {
    const other = buildBooking()
      .with({
        slots: [
          buildSlot()
            .with({ number: '4712', start: buildAppointment().build().start.add({ hours: 24 }) })
            .build(),
        ],
      })
      .build()

    async function lose(isMade: boolean): Promise<void> {
      appointments.onBook = (commit) => {
        if (isMade) commit()
        throw new Failure('timed-out')
      }
      appointments.onRead = () => {
        throw new Failure('offline')
      }
      await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ outcome: 'unknown' })
      appointments.onBook = (commit) => commit()
    }

    test('is reported when it was made, and the other time is booked only when the player confirms it again', async () => {
      await lose(true)
      appointments.onRead = () => undefined
      expect(await bookLesson.execute(other, [])).toMatchObject({ kind: 'earlier-booked', appointments: [{ id: 'of-4711' }] })
      expect(appointments.bookings).toEqual([booking])
      expect(player.creditsMovedTimes).toBe(1)
      expect(await bookLesson.execute(other, [])).toMatchObject({ kind: 'booked', appointments: [{ id: 'of-4712' }] })
      expect(appointments.bookings).toEqual([booking, other])
    })

    test('is dropped for the other time if it was not made', async () => {
      await lose(false)
      appointments.onRead = () => undefined
      expect(await bookLesson.execute(other, [])).toMatchObject({ kind: 'booked', appointments: [{ id: 'of-4712' }] })
    })

    test('keeps the other time from being sent while nothing can be read', async () => {
      await lose(true)
      await expect(bookLesson.execute(other, [])).rejects.toMatchObject({ kind: 'offline', outcome: 'not-sent' })
      expect(appointments.bookings).toEqual([booking])
    })
  })

  test('is settled once: the booking after it is another one', async () => {
    appointments.onBook = () => {
      throw new Failure('timed-out')
    }
    await expect(bookLesson.execute(booking, [])).rejects.toMatchObject({ outcome: 'not-done' })
    appointments.onBook = (commit) => commit()
    await bookLesson.execute(booking, [])
    const later = buildSlot().with({ number: '4712', start: buildAppointment().build().start.add({ hours: 24 }) })
    const next = buildBooking().with({ slots: [later.build()] })
    expect(await bookLesson.execute(next.build(), [])).toMatchObject({ kind: 'booked', appointments: [{ id: 'of-4712' }] })
  })
})

test('a booking with unknown credits is sent to the club', async () => {
  player.signOut()
  expect(await bookLesson.execute(booking, [])).toMatchObject({ kind: 'booked' })
})
