import { expect, test } from 'vitest'
import { createVisitor } from '../../tests/builders/createVisitor.ts'
import { differencesBetween } from './differences.ts'

test.each([
  ['a value', { a: { b: 1 } }, { a: { b: '1' } }, [{ path: 'a.b', expected: '1', received: '"1"' }]],
  ['a field that is missing', { a: 1, b: null }, { b: null }, [{ path: 'a', expected: '1', received: 'nothing' }]],
  ['a field too many', [{ a: 1 }], [{ a: 1, c: {} }], [{ path: '0.c', expected: 'nothing', received: '{}' }]],
  ['an object in the place of a value', { a: 1 }, { a: { b: 2 } }, [{ path: 'a', expected: '1', received: '{"b":2}' }]],
  ['the whole body', { a: 1 }, 'text', [{ path: 'the whole body', expected: '{"a":1}', received: '"text"' }]],
  ['nothing', { a: [1, 'x', null] }, { a: [1, 'x', null] }, []],
])('tells apart %s', (_what, expected, received, differences) => {
  expect(differencesBetween(expected, received)).toEqual(differences)
})

test('writes out no secrets, and shortens what is long', () => {
  const [secret] = differencesBetween({ access_token: 'club-access-1' }, {})
  expect(secret).toEqual({ path: 'access_token', expected: 'a secret', received: 'nothing' })
  expect(JSON.stringify(differencesBetween({ data: { password: 'fairway' } }, { data: 1 }))).not.toContain('fairway')
  expect(differencesBetween('x'.repeat(200), 1)[0]?.expected).toHaveLength(81)
})

test('a drifted answer says in the log what was changed', async () => {
  const { visitor, backend, faults } = await createVisitor()
  faults.inject({ kind: 'drifted', how: 'text-for-number' }, ['session.lesson-credit-v2'], 1)
  await visitor.get('/api/v2/player/lesson/credit')
  expect(backend.log.at(-1)?.differences).toEqual([{ path: 'data.credit', expected: '6', received: '"6 or so"' }])
  await visitor.get('/api/v2/player/lesson/credit')
  expect(backend.log.at(-1)?.differences).toEqual([])
})
