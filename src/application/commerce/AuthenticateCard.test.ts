import { describe, expect, test } from 'vitest'
import type { AuthenticationAnswer } from '#domain/commerce/authentication'
import { AuthenticateCard, type BankVisit, type ShowBankPage } from './AuthenticateCard.ts'

const page = (path: string) => ({ url: `https://bank.example/${path}`, data: path })
const method = { method: page('method') }
const challenge = { challenge: page('challenge') }
const good = { result: { status: 'Y' } }
const card = { holder: 'Hana Ito', number: '4242424242424242', month: 5, year: 2030, securityCode: '123' }

interface Circumstances {
  readonly can?: boolean
  readonly pass?: ShowBankPage
  readonly banks?: readonly string[]
  readonly strikesAt?: number
  readonly signal?: AbortSignal
}

async function authenticated(answers: readonly AuthenticationAnswer[], at: Circumstances = {}) {
  const { can = true, pass = async () => 'passed', banks = ['https://bank.example'], strikesAt = 0 } = at
  const visits: BankVisit[] = []
  const rest = [...answers]
  const authentications = { canAuthenticate: async () => can, authenticate: async () => rest.shift() ?? {} }
  const sleep = (milliseconds: number) => (milliseconds <= strikesAt ? Promise.resolve() : new Promise<void>(() => undefined))
  const use = new AuthenticateCard(authentications, { own: 'https://club.example', banks }, { sleep })
  const passed: ShowBankPage = (visit, signal) => {
    visits.push(visit)
    return pass(visit, signal)
  }
  const end = await use.execute({ cartId: 'cart', card, shop: 'club', storeId: 7 }, passed, at.signal)
  return { end, asked: answers.length - rest.length, visits: visits.map(({ page: { data }, isHidden }) => [data, isHidden]) }
}

describe('a bank that can be asked', () => {
  test('[commerce.3d-secure-lookup-first] and says yes at once', async () => {
    expect(await authenticated([good])).toEqual({ end: { kind: 'authenticated', result: { status: 'Y' } }, asked: 1, visits: [] })
  })

  test('is asked again after each of its pages', async () => {
    expect(await authenticated([method, challenge, good])).toMatchObject({
      end: { kind: 'authenticated' },
      asked: 3,
      visits: [
        ['method', true],
        ['challenge', false],
      ],
    })
  })

  test.each([
    ['a hidden page a second time', [method, method, good], 2],
    ['a hidden page after the challenge', [challenge, method, good], 2],
    ['a challenge a second time', [challenge, challenge, good], 2],
    ['a fourth step', [method, challenge, challenge], 3],
  ])('is not followed through %s', async (_what, answers, asked) => {
    expect(await authenticated(answers)).toMatchObject({ end: { kind: 'stopped', reason: 'refused' }, asked })
  })

  test('continues when its hidden page takes longer than ten seconds', async () => {
    const pass = () => new Promise<never>(() => undefined)
    expect(await authenticated([method, good], { pass, strikesAt: 10_000 })).toMatchObject({ end: { kind: 'authenticated' }, asked: 2 })
  })

  test('times out when its challenge is not answered for five minutes', async () => {
    const pass = () => new Promise<never>(() => undefined)
    expect(await authenticated([challenge, good], { pass, strikesAt: 300_000 })).toMatchObject({
      end: { kind: 'stopped', reason: 'timed-out' },
      asked: 1,
    })
  })

  test('is not asked again after its challenge was closed', async () => {
    expect(await authenticated([challenge, good], { pass: async () => 'closed' })).toMatchObject({
      end: { kind: 'stopped', reason: 'closed' },
      asked: 1,
    })
  })

  test('does not show a page of an unknown origin', async () => {
    expect(await authenticated([challenge, good], { banks: [] })).toEqual({
      end: { kind: 'stopped', reason: 'unlisted' },
      asked: 1,
      visits: [],
    })
  })

  test('keeps the message of a refusal', async () => {
    expect(await authenticated([{ errorMessage: 'do not honour' }])).toMatchObject({
      end: { kind: 'stopped', reason: 'refused', message: 'do not honour' },
    })
  })

  test('leaves its page when the shopper leaves the checkout', async () => {
    const leaving = new AbortController()
    const signals: AbortSignal[] = []
    await authenticated([challenge, good], {
      signal: leaving.signal,
      pass: async (_, signal) => {
        signals.push(signal)
        leaving.abort()
        expect(signal.aborted).toBe(true)
        return 'passed'
      },
    })
    expect(signals).toHaveLength(1)
  })

  test('closes its page when it is done', async () => {
    let left: AbortSignal | undefined
    await authenticated([challenge, good], {
      pass: async (_, signal) => {
        left = signal
        return 'passed'
      },
    })
    expect(left?.aborted).toBe(true)
  })
})

test('[commerce.3d-secure-optional] a bank without authentication does not delay the payment', async () => {
  expect(await authenticated([good], { can: false })).toEqual({ end: { kind: 'unneeded' }, asked: 0, visits: [] })
})
