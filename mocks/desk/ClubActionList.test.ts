import { expect, test } from 'vitest'
import { createDesk } from '../../tests/builders/createDesk.ts'

const at = Temporal.Instant.from('2026-05-21T14:00:00Z')

async function withHana() {
  const scene = await createDesk()
  scene.product.present = 'hana@clubhouse.example'
  scene.given.lessons.areNone()
  await scene.given.notifications.areGone()
  return { ...scene, actions: scene.desk.clubActions }
}

test('no action is possible without a player', async () => {
  const { desk } = await createDesk()
  expect([desk.clubActions.possible, desk.clubActions.chosen]).toEqual([[], undefined])
  await desk.clubActions.run()
  expect(desk.clubActions.message).toBeUndefined()
})

test('an action is done to what was chosen, and the world is kept', async () => {
  const { actions, given, backend, bench } = await withHana()
  const first = await given.lessons.wait('player-hana', { coachId: 'marisol', start: at }, 1)
  const second = await given.lessons.wait('player-hana', { coachId: 'teodor', start: at.add({ hours: 24 }) }, 1)
  actions.choose('scheduling.free-place')
  expect(actions.chosen?.targets.map(({ id }) => id)).toEqual([first, second])
  actions.aim(second)
  await actions.run()
  expect(actions.message?.text).toContain('A place becomes free, Iron play, Teodor')
  const isFree = (id: string) => backend.world.notifications.first(({ sourceId }) => sourceId === id) !== undefined
  expect([isFree(first), isFree(second)]).toEqual([false, true])
  expect(await bench.store.read(['table notifications'])).toEqual([expect.stringContaining('A place is free')])
  expect(actions.chosen?.targets.map(({ id }) => id)).toEqual([first])
})

test('what is no longer possible gives way to the first that is', async () => {
  const { actions, given } = await withHana()
  await given.lessons.wait('player-hana', { coachId: 'marisol', start: at }, 1)
  actions.choose('scheduling.free-place')
  await actions.run()
  expect(actions.chosen?.action.id).toBe('scheduling.take-place')
})

test('the text goes along, and the example where none is written', async () => {
  const { actions, backend } = await withHana()
  const told = () => backend.world.notifications.list(({ playerId }) => playerId === 'player-hana').map(({ message }) => message.en)
  actions.choose('session.send-news')
  actions.write('  Closed on Monday. ')
  await actions.run()
  await actions.run()
  expect(told()).toEqual(['Closed on Monday.', 'The range is closed on Monday.'])
  expect(actions.text).toBe('')
})
