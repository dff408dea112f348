import { expect, test } from 'vitest'
import { resumeAt } from './resume.ts'

test.each([
  [0, undefined],
  [4.9, undefined],
  [5, 5],
  [16, 16],
  [36, 36],
  [36.1, undefined],
  [40, undefined],
])('left at %d s of 40, going on is offered at %s', (position, offered) => {
  expect(resumeAt(position, 40)).toBe(offered)
})
