import { describe, expect, test } from 'vitest'
import { esnIn, nextSteps, statusOf } from './registration.ts'

describe('[devices.device-check-code] the code of the check decides what comes next', () => {
  test.each([
    [undefined, 'invalidESN', 'correct'],
    [0, 'free', 'register'],
    [50_301, 'mine', 'show-devices'],
    [50_302, 'taken', 'ask-seller'],
    [50_303, 'blocked', 'ask-club'],
    [50_304, 'invalidESN', 'correct'],
    [90_210, 'invalidESN', 'correct'],
  ] as const)('%s: %s, %s', (code, status, step) => {
    expect([statusOf(code), nextSteps[statusOf(code)]]).toEqual([status, step])
  })
})

test.each(['LM20999001', ' lm20 9990 01 ', 'LM20-9990-01', 'ESN: LM20999001', 'ＬＭ２０９９９００１', 'S/N LM20999001\n'])(
  'the serial number in %j',
  (typed) => {
    expect(esnIn(typed)).toBe('LM20999001')
  },
)

test.each(['', 'LM2099900', 'LM209990011', '2099900101', 'LMX0999001', 'LM20999001 LM20999002'])('no serial number in %j', (typed) => {
  expect(esnIn(typed)).toBeUndefined()
})
