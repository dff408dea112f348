import { describe, expect, test } from 'vitest'
import { isAllowedBankPage, stepOf } from './authentication.ts'

const method = { url: 'https://bank.example/method', data: 'm' }
const challenge = { url: 'https://bank.example/challenge', data: 'c' }
const result = { status: 'Y', eci: '05', cavv: 'cavv', receipt: 'r-1' }

describe('the next step', () => {
  test('[commerce.3d-secure-method-step] is the hidden page where there is one', () => {
    expect(stepOf({ method, challenge, result })).toEqual({ kind: 'method', page: method })
  })

  test('[commerce.3d-secure-challenge-step] is the challenge where there is one', () => {
    expect(stepOf({ challenge, result })).toEqual({ kind: 'challenge', page: challenge })
  })

  test.each(['Y', 'A'])('[commerce.3d-secure-final-result] is the end with %s, and keeps what the bank says', (status) => {
    expect(stepOf({ result: { ...result, status } })).toEqual({ kind: 'authenticated', result: { ...result, status } })
  })

  test.each(['N', 'R', 'U', 'C', ''])('is a refusal with %s', (status) => {
    expect(stepOf({ result: { status } })).toEqual({ kind: 'refused' })
  })

  test('[commerce.3d-secure-error-stops-payment] is a refusal with an error, whatever stands beside it', () => {
    expect(stepOf({ errorMessage: 'no', method, challenge, result })).toEqual({ kind: 'refused', message: 'no' })
  })

  test('is a refusal where the bank says nothing', () => {
    expect(stepOf({})).toEqual({ kind: 'refused' })
  })
})

test.each([
  ['https://club.example/bank', true],
  ['https://bank.example/challenge?x', true],
  ['http://bank.example/challenge', false],
  ['https://bank.example.evil/challenge', false],
  ['javascript:alert(1)', false],
  ['//bank.example', false],
  ['', false],
])('of %s: shown %s', (url, shown) => {
  expect(isAllowedBankPage({ url, data: '' }, 'https://club.example', ['https://bank.example', 'http://bank.example'])).toBe(shown)
})
