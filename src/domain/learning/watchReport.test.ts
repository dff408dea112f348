import { expect, test } from 'vitest'
import { pauseBeforeReport } from './watchReport.ts'

test('the club is told every ten seconds, and more seldom the longer it can’t be told', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 100].map((failures) => pauseBeforeReport(failures, true))
  expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300, 300])
})

test('of a video that stands it is told so often and no oftener', () => {
  expect([0, 5, 6, 7].map((failures) => pauseBeforeReport(failures, false))).toEqual([10, 300, undefined, undefined])
})
