import { expect, test } from 'vitest'
import { dayStep } from './dayStep.ts'

const [monday, sunday] = [1, 7]
const thursday = Temporal.PlainDate.from('2026-05-14')

test.each([
  ['ArrowLeft', '2026-05-13'],
  ['ArrowRight', '2026-05-15'],
  ['ArrowUp', '2026-05-07'],
  ['ArrowDown', '2026-05-21'],
  ['PageUp', '2026-04-14'],
  ['PageDown', '2026-06-14'],
])('%s leads to %s', (key, day) => {
  expect(dayStep(key, thursday, monday)?.toString()).toBe(day)
})

test('Home and End lead to the ends of the week, wherever weeks begin', () => {
  const ends = (first: number) => ['Home', 'End'].map((key) => dayStep(key, thursday, first)?.toString())
  expect(ends(monday)).toEqual(['2026-05-11', '2026-05-17'])
  expect(ends(sunday)).toEqual(['2026-05-10', '2026-05-16'])
})

test('other keys lead nowhere', () => {
  expect(dayStep('Enter', thursday, monday)).toBeUndefined()
})
