import { expect, test } from 'vitest'
import { firstRoundDraft, roundDraftFrom, startIn } from './roundDraft.ts'

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
