import { describe, expect, test } from 'vitest'
import { buildTrackedRound } from '../../../tests/builders/tracking.ts'
import { typedNumbers } from '../../../tests/builders/typedNumbers.ts'
import { emptyTrackingDraft, type TrackingDraft, trackedEntryIn, trackingDraftOf } from './trackingDraft.ts'

const numberIn = typedNumbers.number
const today = Temporal.PlainDate.from('2026-05-13')
const before = buildTrackedRound(1, { courseId: 'juniper' })
const draft = trackingDraftOf(before)

function problemsOf(typed: Partial<TrackingDraft>) {
  const checked = trackedEntryIn({ ...draft, ...typed }, { today, numberIn })
  return 'problems' in checked ? checked.problems : {}
}

describe('a tracked round that is typed', () => {
  test('is as it was where nothing was changed', () => {
    const { id: _none, ...entry } = before
    expect(trackedEntryIn(draft, { today, numberIn })).toEqual({ entry })
  })

  test('starts today, with eighteen holes on the course', () => {
    expect(emptyTrackingDraft(today)).toEqual({
      ...{ date: '2026-05-13', courseName: '', courseId: '', mode: 'course', holes: '18', score: '' },
      ...{ greensInRegulation: '', nearTheGreen: '', scrambles: '', badThreePutts: '', terribleTeeShots: '' },
    })
  })

  test.each([
    [{ courseName: ' ' }, { courseName: 'missing' }],
    [{ courseName: 'x'.repeat(101) }, { courseName: 'too-long' }],
    [{ mode: 'cart' }, { mode: 'missing' }],
    [{ date: '' }, { date: 'missing' }],
    [{ date: '2026-02-30' }, { date: 'missing' }],
    [{ date: '2026-13-01' }, { date: 'missing' }],
    [{ date: '2026-05-14' }, { date: 'in-future' }],
    [{ date: '1949-12-31' }, { date: 'out-of-range' }],
    [{ holes: '19' }, { holes: 'out-of-range' }],
    [{ holes: '0' }, { holes: 'out-of-range' }],
    [{ score: '17' }, { score: 'out-of-range' }],
    [{ score: '271' }, { score: 'out-of-range' }],
    [{ score: '85.5' }, { score: 'not-whole' }],
    [{ score: 'many' }, { score: 'not-whole' }],
    [{ greensInRegulation: '' }, { greensInRegulation: 'missing' }],
    [{ greensInRegulation: '19' }, { greensInRegulation: 'out-of-range' }],
    [{ greensInRegulation: '12', nearTheGreen: '7' }, { nearTheGreen: 'too-many' }],
    [{ greensInRegulation: '12', scrambles: '7' }, { scrambles: 'too-many' }],
    [{ badThreePutts: '-1' }, { badThreePutts: 'out-of-range' }],
  ])('%j has the problem %j', (typed, problems) => {
    expect(problemsOf(typed)).toEqual(problems)
  })

  test('has no course of the list where the player wrote the name', () => {
    const checked = trackedEntryIn({ ...draft, courseId: '', courseName: 'Quarry Ridge' }, { today, numberIn })
    expect('entry' in checked && [checked.entry.courseName, checked.entry.courseId]).toEqual(['Quarry Ridge', undefined])
  })

  test.each([{ date: '2026-05-13' }, { date: '1950-01-01' }, { score: '18' }, { score: '270' }, { badThreePutts: '0' }])(
    'may be as far as this: %j',
    (typed) => {
      expect(problemsOf(typed)).toEqual({})
    },
  )

  test('may scramble on each green that was missed', () => {
    expect(problemsOf({ greensInRegulation: '12', scrambles: '6', nearTheGreen: '6' })).toEqual({})
  })
})
