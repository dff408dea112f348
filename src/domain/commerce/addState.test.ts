import { expect, test } from 'vitest'
import { added, adding, cleared, notAdded } from './addState.ts'

test.each([
  ['bundle', 'added'],
  ['configurable', 'added'],
  ['simple', 'empty'],
  ['virtual', 'empty'],
  ['gift-card', 'empty'],
] as const)('[commerce.bundle-configurable-always-added] [commerce.simple-add-stops-on-message] a refused %s: %s', (kind, addStatus) => {
  expect(notAdded(kind, 'None left')).toEqual({ addStatus, addResult: 'addFailed', message: 'None left' })
})

test('adding begins without a failure and ends with success', () => {
  expect([adding, added]).toEqual([
    { addStatus: 'wait', addResult: 'addSuccess' },
    { addStatus: 'added', addResult: 'addSuccess' },
  ])
})

test('[commerce.add-status-cleared] the result stays when the status is cleared', () => {
  expect(cleared(notAdded('bundle', 'None left'))).toEqual({ addStatus: 'empty', addResult: 'addFailed', message: 'None left' })
})
