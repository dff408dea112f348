import { expect, test } from 'vitest'
import { summaryWidths, summaryWidthWithin } from './summaryWidth.ts'

test('The profile is 235 pixels wide at first [support.profile-summary-width]', () => {
  expect(summaryWidths.initial).toBe(235)
})

test.each([
  [235, 235],
  [300.4, 300],
  [10, 200],
  [900, 400],
])('A width of %d becomes %d', (width, within) => {
  expect(summaryWidthWithin(width)).toBe(within)
})
