import { expect, test } from 'vitest'
import { afterAnswer, afterPostponing, isSurveyDue, noSurveys } from './survey.ts'

const end = Temporal.Instant.from('2026-05-14T13:15:00Z')
const lesson = { id: 'l-1', title: 'Iron play', end }
const after = (duration: Temporal.DurationLike) => end.add(duration)

test.each([
  ['before the lesson ends', { seconds: -1 }, false],
  ['when it ends', { seconds: 0 }, true],
  ['two weeks later', { hours: 336 }, true],
  ['after two weeks', { hours: 336, seconds: 1 }, false],
])('the club asks for a rating from the end of a lesson for two weeks: %s', (_when, duration, isDue) => {
  expect(isSurveyDue(lesson, noSurveys, after(duration))).toBe(isDue)
})

test('a postponed survey comes again after a day, not before', () => {
  const postponed = afterPostponing(noSurveys, after({ hours: 2 }))
  expect(isSurveyDue(lesson, postponed, after({ hours: 25, minutes: 59 }))).toBe(false)
  expect(isSurveyDue(lesson, postponed, after({ hours: 26 }))).toBe(true)
})

test('a lesson that was rated is not asked about again, another one is', () => {
  const answered = afterAnswer(noSurveys, 'l-1')
  expect(isSurveyDue(lesson, answered, after({ hours: 1 }))).toBe(false)
  expect(isSurveyDue({ ...lesson, id: 'l-2' }, answered, after({ hours: 1 }))).toBe(true)
})

test('a player who wants no surveys gets none', () => {
  expect(isSurveyDue(lesson, { ...noSurveys, isDeclined: true }, after({ hours: 1 }))).toBe(false)
})

test('the last fifty answers are remembered', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `l-${index}`)
  expect(ids.reduce(afterAnswer, noSurveys).answered).toEqual(ids.slice(10))
})

test('a second answer about the same lesson replaces the first', () => {
  expect(['l-1', 'l-2', 'l-1'].reduce(afterAnswer, noSurveys).answered).toEqual(['l-2', 'l-1'])
})
