import { expect, test } from 'vitest'
import { idle, refused, waiting } from './operation.ts'

test('a refused write is idle again, and says why', () => {
  expect(refused('too-late')).toEqual({ state: 'idle', problem: 'too-late' })
})

test('a write begins idle, and waits while it is under way', () => {
  expect([idle, waiting]).toEqual([{ state: 'idle' }, { state: 'wait' }])
})
