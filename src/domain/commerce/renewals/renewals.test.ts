import { describe, expect, test } from 'vitest'
import { longest, pauses } from '../club-payment/payment.ts'
import { emptyBasket, isEmpty, stillOffered, toggled, withGiftCode, withoutGiftCode, withoutRefused } from './basket.ts'
import { type GiftCode, giftCodeIn, giftCodeProblem } from './giftCode.ts'
import { kindsIn } from './offer.ts'
import type { PlanKind } from './plan.ts'

const gold = { id: 'gold', kind: 'game-plan' } as const
const silver = { id: 'silver', kind: 'game-plan' } as const
const pack = { id: 'pack-10', kind: 'lesson-pack' } as const

describe('a basket', () => {
  test('has one plan of a kind', () => {
    const basket = toggled(toggled(toggled(emptyBasket, gold), pack), silver)
    expect(basket.chosen).toEqual({ 'game-plan': 'silver', 'lesson-pack': 'pack-10' })
  })

  test('is empty once its plan is taken out', () => {
    expect([isEmpty(emptyBasket), isEmpty(toggled(emptyBasket, gold)), isEmpty(toggled(toggled(emptyBasket, gold), gold))]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('loses plans that are no longer offered', () => {
    expect(stillOffered(toggled(toggled(emptyBasket, gold), pack), [silver, pack]).chosen).toEqual({ 'lesson-pack': 'pack-10' })
  })

  test('takes each gift code once', () => {
    const basket = withGiftCode(withGiftCode(emptyBasket, 'A'), 'A')
    expect([basket.giftCodes, withoutGiftCode(basket, 'A').giftCodes]).toEqual([['A'], []])
  })

  test('keeps its other gift codes when one is taken out', () => {
    expect(withoutGiftCode({ ...emptyBasket, giftCodes: ['C', 'A', 'B'] }, 'A').giftCodes).toEqual(['C', 'B'])
  })

  const full = { ...toggled(emptyBasket, pack), coupon: 'WELCOME10', giftCodes: ['C', 'A'], buck: 5 }
  test.each([
    ['its coupon', 'coupon', { ...full, coupon: undefined }],
    ['its gift codes', 'gift-code', { ...full, giftCodes: [] }],
    ['nothing', 'plan', full],
  ] as const)('loses %s where the club refuses its %s', (_what, problem, left) => {
    expect(withoutRefused(full, problem)).toEqual(left)
  })
})

test('an offer has the kinds of its plans, in the order in which they are shown', () => {
  const plan = (kind: PlanKind, id: string) => ({
    ...{ id, kind, name: id, description: undefined, months: undefined, lessons: undefined },
    price: { minor: 9900, currency: 'USD' },
  })
  const plans = [plan('membership', 'club'), plan('lesson-pack', 'pack-5'), plan('lesson-pack', 'pack-10')]
  expect(kindsIn({ plans })).toEqual(['lesson-pack', 'membership'])
})

describe('a gift code', () => {
  test.each([['green 2026 us'], ['GREEN-2026-US'], ['ＧＲＥＥＮ‐２０２６－ＵＳ'], ['\u00a0green–2026\tus\n']])(
    'is the same as %s',
    (text) => {
      expect(giftCodeIn(text)).toBe('GREEN2026US')
    },
  )

  const found = (state: GiftCode['state'], minor = 100): GiftCode => ({ code: 'A', state, balance: { minor, currency: 'USD' } })
  test.each([
    [undefined, 'unknown'],
    [found('pending'), 'pending'],
    [found('active'), undefined],
    [found('active', 0), 'used'],
    [found('disabled'), 'disabled'],
    [found('used'), 'used'],
    [found('expired'), 'expired'],
    [found('deleted'), 'unknown'],
  ])('that is %o has the problem %s', (code, problem) => {
    expect(giftCodeProblem(code)).toBe(problem)
  })
})

test('a payment is looked at for two minutes, with growing pauses', () => {
  expect(pauses.reduce((sum, pause) => sum + pause)).toBe(longest)
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses)
})
