import { expect, test } from 'vitest'
import { monitorStoreIn } from './monitorStore.ts'

test.each([
  ['STSVJP', 'STSVJP'],
  ['STSVCA', 'STSVCA'],
  ['STSVDE', undefined],
  [undefined, undefined],
])('the launch monitor’s shop is sent no store but its own: %s becomes %s', (code, store) => {
  expect(monitorStoreIn(code)).toBe(store)
})
