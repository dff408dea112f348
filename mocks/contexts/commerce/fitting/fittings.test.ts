import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../createBackend.ts'
import { StoppedClock } from '../../../world/WorldClock.ts'
import { finishSession } from './fittingActions.ts'
import { carryGain } from './sessionOnWire.ts'
import { collect, finishNextStep, statusOf, takeDeposit } from './workshop.ts'

const now = '2026-05-13T17:30:00Z'
const driverOrder = 'CC000000100'

async function create() {
  const { world, clock } = await createBackend({ clock: new StoppedClock(now) })
  return { world, clock, status: (id: string) => statusOf(world, world.customClubs.get(id)) }
}

describe('an order of custom-fit clubs', () => {
  test('goes through the workshop by the clock once its deposit is paid', async () => {
    const { world, clock, status } = await create()
    const seen = [status(driverOrder)]
    await takeDeposit(world, driverOrder)
    seen.push(status(driverOrder))
    for (const days of [3, 7]) {
      clock.advance(Temporal.Duration.from({ hours: 24 * days }))
      seen.push(status(driverOrder))
    }
    await collect(world, driverOrder)
    expect([...seen, status(driverOrder)]).toEqual(['awaiting-deposit', 'ordered', 'building', 'ready', 'collected'])
  })

  test('takes its deposit once', async () => {
    const { world, clock } = await create()
    await takeDeposit(world, driverOrder)
    const { steps } = world.customClubs.get(driverOrder)
    clock.advance(Temporal.Duration.from({ hours: 24 }))
    await takeDeposit(world, driverOrder)
    expect(world.customClubs.get(driverOrder).steps).toEqual(steps)
  })

  test('is ready as soon as the workshop has finished its steps, and the player is told', async () => {
    const { world, status } = await create()
    await takeDeposit(world, driverOrder)
    const told = world.notifications.list().length
    for (const _ of ['parts', 'assembly', 'inspection', 'ready']) await finishNextStep(world, driverOrder)
    expect([status(driverOrder), world.notifications.list().length - told]).toEqual(['ready', 1])
  })

  test('is prepared when the fitter finishes a session', async () => {
    const { world, status } = await create()
    await finishSession(world, 'FS-3108')
    const { isOpen, customClubId = '' } = world.fittingSessions.get('FS-3108')
    expect([isOpen, status(customClubId), world.customClubs.get(customClubId).sets[0]?.clubs[0]?.quantity]).toEqual([
      false,
      'awaiting-deposit',
      2,
    ])
  })
})

test('every recommended club carries farther than the player’s own', async () => {
  const { world } = await create()
  expect(world.fittingSessions.list().every((session) => (carryGain(session) ?? 0) > 0)).toBe(true)
})
