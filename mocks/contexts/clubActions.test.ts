import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { fittingPaths } from '#ui/commerce/fittingPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import { createVisitor } from '../../tests/builders/createVisitor.ts'
import type { World } from '../world/World.ts'
import { clubActions } from './clubActions.ts'

const hana = 'player-hana'
const routes = Object.values({ ...fittingPaths, ...paths }).map((path) => ({ path }))

async function aScene() {
  const scene = await createVisitor(hana)
  await scene.given.notifications.areGone()
  return { ...scene, world: scene.backend.world }
}

async function run(world: World, id: string, text = ''): Promise<void> {
  const action = clubActions.find((each) => each.id === id)
  const [target] = action?.targets(world, hana) ?? []
  if (!action || !target) throw new Error(`${id} has nothing to be done to`)
  await action.run(world, target.id, text)
}

function told(world: World): readonly string[] {
  return world.notifications.list(({ playerId }) => playerId === hana).map(({ title }) => title.en)
}

test('each action has a unique id and a name', () => {
  expect(new Set(clubActions.map(({ id }) => id)).size).toBe(clubActions.length)
  expect(new Set(clubActions.map(({ name }) => name)).size).toBe(clubActions.length)
})

test.each(['player-hana', 'player-mateo', 'player-odette', 'nobody'])('what can be done is listed for %s', async (playerId) => {
  const { world } = await aScene()
  for (const action of clubActions) expect(action.targets(world, playerId)).toEqual(expect.any(Array))
})

test('what the club does is told with an address of the product', async () => {
  const { world } = await aScene()
  for (const action of clubActions) {
    const [target] = action.targets(world, hana)
    if (target) await action.run(world, target.id, action.text?.sample ?? '')
  }
  const links = world.notifications.list(({ playerId }) => playerId === hana).flatMap(({ link }) => link ?? [])
  const kinds = new Set(links.map((link) => matchRoutes(routes, link)?.at(-1)?.route.path))
  expect([...kinds].toSorted()).toEqual([
    ...['/fitting/clubs/:type/:id', '/fitting/orders/:id', '/learn/plan', '/learn/swings/:id', '/lessons/:id', '/lessons/book'],
    ...['/play/rounds/:id', '/returns/:id', '/shop/orders/:number'],
  ])
})

describe('a coach', () => {
  test('comments on a round, and the player is notified', async () => {
    const { world } = await aScene()
    await run(world, 'rounds.comment', 'Good lag putting.')
    const comments = world.rounds.list(({ playerId }) => playerId === hana).flatMap((round) => round.comments.map(({ text }) => text.en))
    expect([comments.at(-1), told(world)]).toEqual(['Good lag putting.', ['Your coach commented on a round']])
  })

  test('writes up a lesson that is over, once', async () => {
    const { world, given } = await aScene()
    given.lessons.areNone()
    given.teaching.isNone()
    await given.lessons.add({ playerId: hana, coachId: 'marisol', start: world.now().subtract({ hours: 3 }) })
    await run(world, 'learning.write-up')
    expect(told(world)).toEqual(['Your lesson is written up'])
    expect(world.taughtLessons.list().map(({ playerId, draft }) => [playerId, draft])).toEqual([[hana, false]])
    await expect(run(world, 'learning.write-up')).rejects.toThrow('nothing')
  })

  test('finishes a draft', async () => {
    const { world, given } = await aScene()
    given.teaching.isNone()
    const start = world.now().subtract({ hours: 3 })
    await given.teaching.add({ playerId: hana, coachId: 'marisol', lessonTypeId: 'iron-play', theme: 'tempo', start, draft: true })
    expect(told(world)).toEqual([])
    await run(world, 'learning.publish-draft')
    expect(told(world)).toEqual(['Your lesson is written up'])
    expect(world.taughtLessons.list().map(({ draft }) => draft)).toEqual([false])
  })

  test('leaves a note on the current step, and goes on to the next', async () => {
    const { world } = await aScene()
    await run(world, 'learning.leave-note', 'Slower.')
    const { steps } = world.lessonPlans.get(hana)
    expect(steps.filter(({ note }) => note.en === 'Slower.').map(({ state }) => state)).toEqual(['CURRENT'])
    await run(world, 'learning.complete-step')
    const states = world.lessonPlans.get(hana).steps.map(({ state }) => state)
    expect(states.lastIndexOf('DONE') + 1).toBe(states.indexOf('CURRENT'))
    expect(told(world)).toEqual(['Your coach left a note'])
  })

  test('completes a plan with its last step', async () => {
    const { world } = await aScene()
    for (const _ of world.lessonPlans.get(hana).steps.filter(({ state }) => state !== 'DONE')) await run(world, 'learning.complete-step')
    expect(world.lessonPlans.get(hana)).toMatchObject({ status: 'COMPLETED' })
    expect(world.lessonPlans.get(hana).steps.every(({ state }) => state === 'DONE')).toBe(true)
  })

  test('answers about a swing that was sent', async () => {
    const { world } = await aScene()
    const swing = world.swings.first(({ playerId }) => playerId === hana)
    await world.swingComments.add({ id: 'c-1', playerId: hana, swingId: swing?.id ?? '', comment: 'Better?', at: world.now().toString() })
    await run(world, 'learning.answer-swing', 'Much better.')
    expect(world.notifications.first(({ playerId }) => playerId === hana)).toMatchObject({
      sourceId: swing?.id,
      message: { en: 'Much better.' },
    })
  })
})

describe('the shop', () => {
  test('ships the rest of an order and sends a message', async () => {
    const { world } = await aScene()
    const ofHana = () =>
      world.customerOrders.list(({ playerId, status }) => playerId === hana && ['pending', 'processing'].includes(status))
    const before = ofHana()
    await run(world, 'commerce.ship-order')
    const shipped = before.find(({ id }) => world.customerOrders.get(id).status === 'complete')
    const order = world.customerOrders.get(shipped?.id ?? '')
    expect(order.shipments.at(-1)).toMatchObject({ tracking: [{ title: 'Pinewood Parcel' }] })
    const isOnItsWay = order.items
      .filter(({ kind }) => kind === 'simple' || kind === 'bundle')
      .every((item) => item.shipped === item.quantity)
    expect([isOnItsWay, ofHana().length]).toEqual([true, before.length - 1])
    expect(told(world)).toEqual(['Your order is on its way'])
    expect(world.messages.list().at(-1)).toMatchObject({ purpose: 'shipment', code: order.number, to: 'hana@clubhouse.example' })
  })

  test('refunds an order that was paid, once, and writes of it', async () => {
    const { world } = await aScene()
    const paid = () =>
      world.customerOrders.list(({ playerId, status }) => playerId === hana && ['processing', 'complete'].includes(status)).length
    const before = paid()
    await run(world, 'commerce.refund-order')
    expect([paid(), told(world)]).toEqual([before - 1, ['Your order was refunded']])
    const message = world.messages.list().at(-1)
    expect(message).toMatchObject({ purpose: 'refund', to: 'hana@clubhouse.example' })
    expect(world.customerOrders.first(({ number }) => number === message?.code)?.status).toBe('closed')
  })

  test('is told by the bank once that a card is declined', async () => {
    const { world, given } = await aScene()
    await given.carts.holdsQuantity(hana, 2)
    await run(world, 'commerce.decline-card')
    await expect(run(world, 'commerce.decline-card')).rejects.toThrow('nothing')
  })

  test('can set the stock of items in a cart to 0', async () => {
    const { world, given, truth } = await aScene()
    await given.carts.holdsQuantity(hana, 2)
    await run(world, 'commerce.sell-out')
    expect(truth.leftOf('CH-TOWEL')).toBe(0)
  })
})

describe('the club', () => {
  test('adds credits and notifies the player', async () => {
    const { world, given, truth } = await aScene()
    await given.players.haveCredits(hana, { left: 1 })
    await run(world, 'session.add-credits')
    expect([truth.creditsOf(hana).left, told(world)]).toEqual([4, ['Lesson credits added']])
    await run(world, 'session.no-credits')
    expect(truth.creditsOf(hana).left).toBe(0)
  })

  test('sends news', async () => {
    const { world } = await aScene()
    await run(world, 'session.send-news', 'Closed on Monday.')
    expect(told(world)).toEqual(['Closed on Monday.'])
  })

  test('ends all sessions', async () => {
    const { world, visitor } = await aScene()
    await run(world, 'session.end-sessions')
    expect((await visitor.get('/api/v2/player/me')).status).toBe(401)
  })
})

test('a launch monitor is blocked, a payment declined on its day, a membership lapses', async () => {
  const { world } = await aScene()
  const odette = 'player-odette'
  const first = async (id: string) => {
    const action = clubActions.find((each) => each.id === id)
    const [target] = action?.targets(world, odette) ?? []
    await action?.run(world, target?.id ?? '', '')
    return { target, left: action?.targets(world, odette).map(({ name }) => name) }
  }
  expect(await first('devices.block')).toMatchObject({ target: { name: 'LM20410877' }, left: ['LP31120456'] })
  expect(await first('devices.decline-payment')).toMatchObject({ target: { name: 'Play & Improve' }, left: [] })
  const { target } = await first('devices.lapse')
  expect(world.deviceMemberships.get(target?.id ?? '')).toMatchObject({ renews: false, endsOn: '2026-05-12' })
})
