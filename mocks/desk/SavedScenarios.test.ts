import { expect, test } from 'vitest'
import { createDesk } from '../../tests/builders/createDesk.ts'
import { decodeScenario } from '../world/scenario.ts'

test('a scenario is saved under its name, listed in other tabs and loaded from there', async () => {
  const texts = new Map<string, string>()
  const { desk, product, backend } = await createDesk({ texts })
  product.present = 'hana@clubhouse.example'
  await backend.world.players.change('player-hana', { hand: 'left' })
  desk.scenarios.write(' Left-handed ')
  await desk.scenarios.save()
  expect([desk.scenarios.message?.text, desk.scenarios.name]).toEqual(['Left-handed is saved', ''])
  const other = await createDesk({ texts })
  await expect.poll(() => other.desk.scenarios.list.map(({ name }) => name)).toEqual(['Left-handed'])
  const [saved] = other.desk.scenarios.list
  if (saved) other.desk.scenarios.load(saved)
  const scenario = await decodeScenario(other.happened[0]?.split('#scenario=')[1] ?? '')
  expect(scenario).toMatchObject({ who: 'hana@clubhouse.example', region: 'global' })
  expect(scenario?.changes.tables['players']?.put).toMatchObject([{ id: 'player-hana', hand: 'left' }])
})

test('a second one of the same name takes the place of the first', async () => {
  const { desk, clock } = await createDesk()
  for (const hours of [0, 5]) {
    clock.travelTo(clock.now().add({ hours }))
    desk.scenarios.write('Evening')
    await desk.scenarios.save()
  }
  expect(desk.scenarios.list.map(({ name, now }) => [name, now])).toEqual([['Evening', '2026-05-13T22:30:00Z']])
})

test('two tabs keep what the other has saved', async () => {
  const texts = new Map<string, string>()
  const [one, other] = [await createDesk({ texts }), await createDesk({ texts })]
  one.desk.scenarios.write('B')
  await one.desk.scenarios.save()
  other.desk.scenarios.write('A')
  await other.desk.scenarios.save()
  expect(other.desk.scenarios.list.map(({ name }) => name)).toEqual(['A', 'B'])
})

test('is deleted, and needs a name', async () => {
  const { desk } = await createDesk()
  await desk.scenarios.save()
  expect(desk.scenarios.message).toEqual({ isProblem: true, text: 'Enter a name for the scenario' })
  desk.scenarios.write('Gone')
  await desk.scenarios.save()
  const [saved] = desk.scenarios.list
  if (saved) await desk.scenarios.delete(saved)
  expect(desk.scenarios.list).toEqual([])
})

test('unreadable scenarios are left out', async () => {
  const kept = { name: 'Kept', now: '2026-05-13T17:30:00Z', region: 'jp', fragment: '#scenario=x' }
  const { desk } = await createDesk({ texts: new Map([['scenarios', JSON.stringify([{ name: 'Broken' }, kept])]]) })
  await expect.poll(() => desk.scenarios.list).toEqual([kept])
  const other = await createDesk({ texts: new Map([['scenarios', 'no list']]) })
  expect(other.desk.scenarios.list).toEqual([])
})
