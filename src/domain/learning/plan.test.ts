import { expect, test } from 'vitest'
import { changeOf, progressOf, type StepState, statusAfter } from './plan.ts'

function steps(...states: readonly StepState[]) {
  return { steps: states.map((state, index) => ({ id: `${index}`, title: '', state })) }
}

test.each([
  [['done', 'done', 'current', 'ahead'], { done: 2, of: 4, current: 3 }],
  [['ahead', 'ahead'], { done: 0, of: 2, current: 1 }],
  [['done', 'done'], { done: 2, of: 2, current: undefined }],
  [['done', 'ahead', 'done'], { done: 2, of: 3, current: 2 }],
  [[], { done: 0, of: 0, current: undefined }],
] as const)('of the steps %j so many are done', (states, progress) => {
  expect(progressOf(steps(...states))).toEqual(progress)
})

test('a plan under way can be paused, a paused one taken up, and no other changed', () => {
  expect((['IN_PROGRESS', 'PAUSED', 'COMPLETED', 'OTHER'] as const).map(changeOf)).toEqual(['pause', 'resume', undefined, undefined])
  expect([statusAfter('pause'), statusAfter('resume')]).toEqual(['PAUSED', 'IN_PROGRESS'])
})
