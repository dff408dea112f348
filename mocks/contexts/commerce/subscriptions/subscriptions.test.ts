import { beforeEach, describe, expect, test } from 'vitest'
import { createBackend } from '#mocks/createBackend'
import type { World } from '#mocks/world/World'
import { StoppedClock } from '#mocks/world/WorldClock'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { runSubscriptions } from './runSubscriptions.ts'
import { addSubscription } from './seedSubscriptions.ts'
import { failCard } from './subscriptionActions.ts'

let world: World
let clock: StoppedClock

const monthly = { count: 1, unit: 'month' } as const

beforeEach(async () => {
  clock = new StoppedClock('2026-05-13T17:30:00Z')
  world = (await createBackend({ clock })).world
})

async function add(given: Partial<Parameters<typeof addSubscription>[1]> = {}) {
  return addSubscription(world, { playerId: 'player-hana', sku: 'FM-TOUR', every: monthly, cents: 2610, days: 9, ...given })
}

async function afterDays(id: string, days: number) {
  clock.advance({ days })
  await runSubscriptions(world)
  const { status, runs, attempts, nextRun } = world.subscriptions.get(id)
  return { status, runs, attempts, nextRun: nextRun?.slice(0, 10) }
}

describe('the clock runs subscriptions', () => {
  test('pays on the day, once, and orders', async () => {
    const { id, amount } = await add()
    const before = world.customerOrders.list().length
    expect(await afterDays(id, 8)).toEqual({ status: 'active', runs: 0, attempts: 0, nextRun: '2026-05-22' })
    expect(await afterDays(id, 1)).toEqual({ status: 'active', runs: 1, attempts: 0, nextRun: '2026-06-22' })
    await runSubscriptions(world)
    const orders = world.customerOrders.list()
    expect(orders.filter(({ playerId }) => playerId === 'player-hana').at(-1)).toMatchObject({ status: 'complete' })
    expect([world.subscriptions.get(id).logs.at(-1)?.orderNumber !== undefined, amount > 0, orders.length > before]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('catches up after a long time, and is complete after the last payment', async () => {
    const { id } = await add({ length: 3, runs: 1 })
    expect(await afterDays(id, 400)).toEqual({ status: 'complete', runs: 3, attempts: 0, nextRun: undefined })
  })

  test('tries a failed card three times, three days apart, and then lapses', async () => {
    const { id } = await add()
    await failCard(world, id)
    expect(await afterDays(id, 0)).toEqual({ status: 'payment_failed', runs: 0, attempts: 1, nextRun: '2026-05-16' })
    expect(await afterDays(id, 3)).toEqual({ status: 'payment_failed', runs: 0, attempts: 2, nextRun: '2026-05-19' })
    expect(await afterDays(id, 3)).toEqual({ status: 'canceled', runs: 0, attempts: 3, nextRun: undefined })
  })

  test('charges nothing while it is paused', async () => {
    const { id } = await add({ status: 'paused' })
    expect(await afterDays(id, 400)).toMatchObject({ status: 'paused', runs: 0 })
  })
})

test('a customer’s own attempts on a failing card change nothing, however many', async () => {
  const { visitor, backend } = await createVisitor('player-mateo')
  const [row] = backend.world.subscriptions.list(({ playerId }) => playerId === 'player-mateo')
  if (!row) throw new Error('Mateo has no subscription')
  const resume = `mutation changeSubscriptionStatus { changeSubscriptionStatus(entity_id: ${row.id}, status: "active") { subscription { status } } }`
  for (const _ of [1, 2, 3, 4]) {
    expect((await visitor.shop(resume)).body).toMatchObject({
      data: { changeSubscriptionStatus: { subscription: { status: 'payment_failed' } } },
    })
  }
  const { status, attempts, nextRun } = backend.world.subscriptions.get(row.id)
  expect([status, attempts, nextRun]).toEqual(['payment_failed', row.attempts, row.nextRun])
})
