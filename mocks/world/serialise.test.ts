import { expect, test } from 'vitest'
import { createVisitor } from '../../tests/builders/createVisitor.ts'
import { deserialiseInto, serialise } from './serialise.ts'

test('a world is the same again: its rows, its clock, its tokens and its next ids', async () => {
  const before = await createVisitor()
  before.clock.advance({ minutes: 10 })
  const text = serialise(before.backend.world)
  const after = await createVisitor('player-mateo', '2030-01-01T00:00:00Z')
  expect(await deserialiseInto(after.backend.world, text)).toBe(true)
  expect(serialise(after.backend.world)).toBe(text)
  after.visitor.grant = before.visitor.grant
  expect((await after.visitor.get('/api/v2/player/me')).body).toMatchObject({ data: { firstName: 'Hana' } })
  expect(after.backend.world.nextId('x')).toBe(before.backend.world.nextId('x'))
})

test.each([
  ['half a text', (text: string) => text.slice(0, 100)],
  ['another version', (text: string) => text.replace('"version":3', '"version":1')],
  ['a row that is none', (text: string) => text.replace('"player-hana"', '7')],
  ['an id that two rows have', (text: string) => text.replace('"id":"player-mateo"', '"id":"player-hana"')],
  ['a table missing', (text: string) => text.replace('"passes"', '"tickets"')],
  ['nothing', () => ''],
])('%s is dropped, and nothing is changed', async (_what, broken) => {
  const { backend } = await createVisitor()
  const text = serialise(backend.world)
  expect(await deserialiseInto(backend.world, broken(text))).toBe(false)
  expect(serialise(backend.world)).toBe(text)
})
