import { NEVER } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { CardAuthentication, ShowBankPage } from '#app/commerce/AuthenticateCard'
import { PayByCard } from '#app/commerce/PayByCard'
import type { CardPayment } from '#app/commerce/ports/CardAuthentications'
import type { CardTokens } from '#app/commerce/ports/CardTokens'
import { Failure } from '#app/shared/failure'
import type { Clock } from '#app/shared/ports/Clock'
import { openWrites } from '#ui/shell/openWrites.ts'
import { CardModel } from './CardModel.ts'

const typed = { holder: 'Hana Ito', number: '4242 4242 4242 4242', month: '5', year: '30', securityCode: '123' }
const bill = { cartId: 'c1', shop: 'club', storeId: 7 } as const
const clock = {
  now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'),
  timeZone: 'UTC',
  ticks: NEVER,
  sleep: () => new Promise<void>(() => undefined),
}
const visit = { page: { url: 'https://bank.example', data: 'd' }, isHidden: false }

interface Bank {
  readonly says?: (pass: ShowBankPage, signal: AbortSignal) => Promise<CardAuthentication>
  readonly take?: CardTokens['take']
}

function aCard(
  { says = async () => ({ kind: 'unneeded' }), take = async () => ({ key: 'k', value: 'v' }) }: Bank = {},
  now: Clock = clock,
) {
  const asked: CardPayment[] = []
  const execute = (payment: CardPayment, pass: ShowBankPage, signal = new AbortController().signal) => {
    asked.push(payment)
    return says(pass, signal)
  }
  const model = new CardModel(new PayByCard({ execute }, { take }, { isOpen: true }), now)
  model.start()
  return { model, asked }
}

test('a card pays by a token', async () => {
  const { model } = aCard()
  const payment = { kind: 'card', token: { key: 'k', value: 'v' }, card: { brand: 'visa', last4: '4242', month: 5, year: 2030 } }
  expect(await model.pay(typed, bill)).toMatchObject(payment)
})

test('a card that ends with the month is good until then where its holder is', async () => {
  const ending = { ...typed, month: '4', year: '26' }
  const inHonolulu = { ...clock, now: () => Temporal.Instant.from('2026-05-01T07:00:00Z'), timeZone: 'Pacific/Honolulu' }
  expect([clock, inHonolulu].map((each) => aCard({}, each).model.check(ending))).toEqual([false, true])
})

test('what is wrong with a card is told, and its bank not asked', async () => {
  const { model, asked } = aCard()
  expect(await model.pay({ ...typed, number: '4' }, bill)).toBeUndefined()
  expect([model.problems, asked]).toEqual([{ number: 'wrong' }, []])
})

describe("the bank's page", () => {
  const asks: NonNullable<Bank['says']> = async (pass, signal) =>
    (await pass(visit, signal)) === 'passed' ? { kind: 'authenticated', result: { status: 'Y' } } : { kind: 'stopped', reason: 'closed' }

  test('is open until it says that it is done with', async () => {
    const { model } = aCard({ says: asks })
    const paying = model.pay(typed, bill)
    expect([model.visit, model.paying.busy]).toEqual([visit, true])
    model.passed()
    expect(await paying).toMatchObject({ kind: 'card', authentication: { status: 'Y' } })
    expect([model.visit, model.paying.busy]).toEqual([undefined, false])
  })

  test.each([
    ['that the player sees does not make the payment slow', false],
    ['that stays hidden does', true],
  ])('%s', async (_which, isHidden) => {
    const bank = Promise.withResolvers<void>()
    const { model } = aCard({
      says: async (pass, signal) => {
        await pass({ ...visit, isHidden }, signal)
        await bank.promise
        return { kind: 'unneeded' }
      },
    })
    const paying = model.pay(typed, bill)
    expect(openWrites.oldest() !== undefined).toBe(isHidden)
    model.passed()
    expect(openWrites.oldest()).toBeDefined()
    bank.resolve()
    await paying
  })

  test('can be closed, and nothing is paid', async () => {
    const { model } = aCard({ says: asks })
    const paying = model.pay(typed, bill)
    model.close()
    expect(await paying).toBeUndefined()
    expect(model.stopped).toBe('closed')
  })

  test('closes when the time for it is over, and nothing is paid', async () => {
    const over = new AbortController()
    const { model } = aCard({ says: (pass) => asks(pass, over.signal) })
    const paying = model.pay(typed, bill)
    over.abort()
    expect([await paying, model.visit, model.stopped]).toEqual([undefined, undefined, 'closed'])
  })

  test('closes with the screen', async () => {
    const { model } = aCard({ says: asks })
    const paying = model.pay(typed, bill)
    model.dispose()
    await paying
    expect(model.visit).toBeUndefined()
  })
})

test('a gateway that does not take it says so, and the card can be tried again', async () => {
  const { model } = aCard({ take: () => Promise.reject(new Failure('rejected')) })
  expect(await model.pay(typed, bill)).toBeUndefined()
  expect(model.paying.failure?.kind).toBe('rejected')
  model.look('37')
  expect([model.paying.failure, model.brand]).toEqual([undefined, 'american-express'])
})

test('nothing of it knows the number afterwards', async () => {
  const { model } = aCard()
  await model.pay(typed, bill)
  const seen = new Set<unknown>()
  const found = (value: unknown): boolean => {
    if (typeof value === 'string') return value.includes('4242424242')
    if (typeof value !== 'object' || value === null || seen.has(value)) return false
    seen.add(value)
    return Object.values(value).some(found)
  }
  expect(found({ ...model })).toBe(false)
})

test.each([
  ['4', true],
  ['', false],
])('a card of which %j is typed is begun: %s', (number, isBegun) => {
  const { model } = aCard()
  model.look('37')
  model.look(number)
  expect(model.isBegun).toBe(isBegun)
})

test('a check forgets the problems of the one before', () => {
  const { model } = aCard()
  expect([model.check({ ...typed, month: '13' }), Object.keys(model.problems)]).toEqual([false, ['expiry']])
  expect([model.check({ ...typed, holder: '' }), Object.keys(model.problems)]).toEqual([false, ['holder']])
  expect([model.check(typed), model.problems]).toEqual([true, {}])
})

test('a bank is no longer asked once the screen is left, and again on the next one', async () => {
  const signals: AbortSignal[] = []
  const { model } = aCard({
    says: async (_pass, signal) => {
      signals.push(signal)
      return { kind: 'stopped', reason: 'closed' }
    },
  })
  await model.pay(typed, bill)
  expect(model.stopped).toBe('closed')
  model.dispose()
  model.start()
  await model.pay({ ...typed, number: '' }, bill)
  expect(model.stopped).toBeUndefined()
  await model.pay(typed, bill)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('without a page of the bank there is nothing to pass or to close', () => {
  const { model } = aCard()
  model.passed()
  model.close()
  expect(model.visit).toBeUndefined()
})
