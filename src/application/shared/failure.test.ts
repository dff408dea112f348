import { describe, expect, test } from 'vitest'
import { Failure, type FailureKind, isAnswerLost, isRefusal, mayBeDone, mayStillArrive } from './failure.ts'

const lost: readonly FailureKind[] = ['offline', 'timed-out', 'server-fault', 'broken-contract']
const answered: readonly FailureKind[] = ['unauthorised', 'forbidden', 'gone', 'throttled', 'rejected']

describe('a failure', () => {
  test('says what is wrong, and where', () => {
    expect(new Failure('offline').message).toBe('offline')
    expect(new Failure('broken-contract', { path: 'data.0.coachId' }).message).toBe('broken-contract at data.0.coachId')
  })

  test('keeps all its details', () => {
    const details = { code: 7, body: {}, retryAfter: 3, path: 'a', reference: 'r', outcome: 'unknown' } as const
    expect(new Failure('rejected', details)).toMatchObject({ name: 'Failure', kind: 'rejected', ...details })
  })
})

describe.each(lost)('where a write ended %s', (kind) => {
  test('its answer is lost, and it may have been done', () => {
    const failure = new Failure(kind)
    expect([isAnswerLost(failure), mayBeDone(failure), mayStillArrive(failure), isRefusal(failure)]).toEqual([true, true, true, false])
  })

  test.each([
    ['not-sent', false, false],
    ['not-done', false, true],
    ['unknown', true, true],
  ] as const)('and is known to be %s', (outcome, isMaybeDone, isMaybeUnderWay) => {
    const failure = new Failure(kind, { outcome })
    expect([mayBeDone(failure), mayStillArrive(failure)]).toEqual([isMaybeDone, isMaybeUnderWay])
  })
})

describe.each(answered)('where a server answered %s', (kind) => {
  test('a write was not done', () => {
    const failure = new Failure(kind)
    expect([isAnswerLost(failure), mayBeDone(failure), mayStillArrive(failure)]).toEqual([false, false, false])
  })
})

test.each<readonly [FailureKind, boolean]>([
  ['rejected', true],
  ['gone', true],
  ['forbidden', false],
  ['throttled', false],
  ['unauthorised', false],
])('%s is a refusal: %s', (kind, is) => {
  expect(isRefusal(new Failure(kind))).toBe(is)
})

test('a programming error is neither a refusal nor under way', () => {
  const error = new TypeError('rejected')
  expect([isRefusal(error), mayStillArrive(error)]).toEqual([false, false])
})
