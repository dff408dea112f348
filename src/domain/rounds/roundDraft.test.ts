import { describe, expect, test } from 'vitest'
import { buildCourse } from '../../../tests/builders/courses.ts'
import { buildNewRound, goldTees } from '../../../tests/builders/golfRounds.ts'
import { choiceIn, firstRoundDraft, newRoundIn, roundDraftFrom, startIn, typedIn } from './roundDraft.ts'

const draft = firstRoundDraft(Temporal.PlainDateTime.from('2026-05-13T12:37'))

test('a new round begins now, to ten minutes, over eighteen holes', () => {
  expect(draft).toMatchObject({ date: '2026-05-13', time: '12:30', holes: '18', start: 'front', mode: 'casual', isCompliant: 'yes' })
})

test('what was kept returns where it still means something', () => {
  expect(roundDraftFrom({ courseId: 'red-mesa', holes: '9', start: 'back', mode: 'competition', isCompliant: 'no' }, draft)).toMatchObject({
    ...{ courseId: 'red-mesa', holes: '9', start: 'back', mode: 'competition', isCompliant: 'no' },
  })
  expect(roundDraftFrom({ courseId: 7, holes: '27', start: 'middle', mode: 'matchplay' }, draft)).toEqual(draft)
})

test('a round begins in the time of its course', () => {
  expect(startIn(draft, 'Asia/Tokyo')?.toInstant().toString()).toBe('2026-05-13T03:30:00Z')
})

test.each([{ date: '' }, { time: '' }, { date: '2026-13-01' }])('a round with %j has no beginning', (wrong) => {
  expect(startIn({ ...draft, ...wrong }, 'Asia/Tokyo')).toBeUndefined()
})

test('what differs from an unchanged draft is kept, but not the time', () => {
  const typed = { ...draft, courseId: 'red-mesa', date: '2026-05-19', time: '07:10', holes: '9', isCompliant: 'no' } as const
  expect(typedIn(typed, draft)).toEqual({ courseId: 'red-mesa', holes: '9', isCompliant: 'no' })
})

describe('the round that is typed', () => {
  const hole = (number: number) => ({ number, par: 4, strokeIndex: number, lengths: {} })
  const holes = Array.from({ length: 18 }, (_, index) => hole(index + 1))
  const course = buildCourse({ holes, timeZone: 'Asia/Tokyo' })
  const { settings } = buildNewRound()
  const typed = { ...draft, time: '07:10', start: 'back', mode: 'practice', isCompliant: 'no' } as const
  const read = { course, tee: { ...goldTees, isOwn: true }, settings }

  test('is of the holes that were chosen', () => {
    expect(choiceIn({ holes: '9', start: 'back' }, course)).toEqual({ holes: 9, start: 'back' })
    expect(choiceIn({ holes: '18', start: 'front' }, course)).toEqual({ holes: 18, start: 'front' })
  })

  test('has all that was typed, its tees without anything else, and its time at the course', () => {
    expect(newRoundIn({ ...typed, holes: '9' }, read)).toEqual({
      ...{ course: { id: 'links', name: 'Links' }, playedAt: Temporal.Instant.from('2026-05-12T22:10:00Z'), mode: 'practice' },
      ...{ isCompliant: false, holes: 9, start: 'back', tee: goldTees, settings, scorecard: holes.slice(9) },
    })
  })

  test('is by the Rules of Golf where the player says so', () => {
    expect(newRoundIn({ ...typed, isCompliant: 'yes' }, read)?.isCompliant).toBe(true)
  })

  test.each([
    ['its course has not been read', { ...read, course: undefined }, {}],
    ['its tees are not known', { ...read, tee: undefined }, {}],
    ['its settings have not been read', { ...read, settings: undefined }, {}],
    ['its course has no complete nine', { ...read, course: buildCourse() }, {}],
    ['its time is incomplete', read, { time: '' }],
  ])('is none while %s', (_what, known, wrong) => {
    expect(newRoundIn({ ...typed, ...wrong }, known)).toBeUndefined()
  })
})
