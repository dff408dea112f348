import { describe, expect, test, vi } from 'vitest'
import type { QuoteAnswer } from '#app/commerce/renewals/ports/Renewals'
import { Failure } from '#app/shared/failure'
import type { Quote } from '#domain/commerce/club-payment/quote'
import { moneyOf } from '#domain/commerce/money'
import { type Basket, emptyBasket } from '#domain/commerce/renewals/basket'
import type { GiftCode } from '#domain/commerce/renewals/giftCode'
import type { Plan } from '#domain/commerce/renewals/plan'
import { RenewalForm } from './RenewalForm.ts'

const [coach, pack] = [{ id: 'coach', kind: 'game-plan' } as const, { id: 'pack', kind: 'lesson-pack' } as const]
const quote: Quote = { id: 'q1', lines: [], total: moneyOf(450, 'USD'), instalments: [] }
const quoted: QuoteAnswer = { kind: 'quoted', quote }
const gift: GiftCode = { code: 'GIFT1', state: 'active', balance: moneyOf(25, 'USD') }

interface Club {
  readonly price?: (basket: Basket) => Promise<QuoteAnswer>
  readonly found?: () => Promise<GiftCode | undefined>
}

function create({ price = async () => quoted, found = async () => gift }: Club = {}) {
  const priced = vi.fn(async (basket: Basket, _signal?: AbortSignal) => price(basket))
  const find = vi.fn(async (_code: string) => found())
  return { priced, find, form: new RenewalForm({ quote: priced }, { find }) }
}

async function withPlan(club: Club = {}) {
  const created = create(club)
  await created.form.toggle(coach)
  created.priced.mockClear()
  return created
}

function refusing(problem: 'coupon' | 'gift-code' | 'plan', isIn: (basket: Basket) => boolean): Club {
  return { price: async (basket) => (isIn(basket) ? { kind: 'refused', problem } : quoted) }
}

describe('a basket', () => {
  test('is empty at first, and has no price then', () => {
    const { priced, form } = create()
    expect([form.isEmpty, form.quote, form.shownQuote, priced.mock.calls.length]).toEqual([true, undefined, undefined, 0])
  })

  test('is priced by the club when a plan is chosen, and no longer when it is taken out', async () => {
    const { priced, form } = create()
    await form.toggle(coach)
    expect([form.basket.chosen, form.isEmpty, form.quote]).toEqual([{ 'game-plan': 'coach' }, false, quote])
    expect(priced.mock.calls[0]?.[0]).toEqual({ ...emptyBasket, chosen: { 'game-plan': 'coach' } })
    await form.toggle(coach)
    expect([form.isEmpty, form.quote, priced.mock.calls.length]).toEqual([true, undefined, 1])
  })

  test('is priced with the bucks and the centre that were chosen', async () => {
    const { priced, form } = await withPlan()
    await form.spend(40)
    await form.chooseCentre('minato')
    expect(priced.mock.lastCall?.[0]).toMatchObject({ buck: 40, centreId: 'minato', chosen: { 'game-plan': 'coach' } })
  })

  test('has no price while a new one is computed, and the old one is still shown', async () => {
    const { form } = await withPlan()
    const changing = form.toggle(pack)
    expect([form.quote, form.shownQuote]).toEqual([undefined, quote])
    await changing
    expect(form.quote).toEqual(quote)
  })

  test('has no price where none could be computed, and the old one is still shown', async () => {
    const { priced, form } = await withPlan()
    priced.mockRejectedValue(new Failure('offline'))
    await form.toggle(pack)
    expect([form.quote, form.shownQuote]).toEqual([undefined, quote])
  })

  test('keeps only plans that are still offered', async () => {
    const { form } = await withPlan()
    await form.toggle(pack)
    await form.receive([planOf(pack)])
    expect([form.basket.chosen, form.quote]).toEqual([{ 'lesson-pack': 'pack' }, quote])
  })

  test('is priced no longer once the screen is left', () => {
    const { priced, form } = create()
    void form.toggle(coach)
    form.dispose()
    expect(priced.mock.calls[0]?.[1]?.aborted).toBe(true)
  })

  test('whose plan is refused keeps it, and is not priced again', async () => {
    const { priced, form } = create(refusing('plan', () => true))
    await form.toggle(coach)
    expect([form.problem, form.basket.chosen, form.quote, priced.mock.calls.length]).toEqual([
      'plan',
      { 'game-plan': 'coach' },
      undefined,
      1,
    ])
  })

  test('that was changed meanwhile does not show why the one before was refused', async () => {
    const { form } = create(refusing('plan', ({ chosen }) => 'game-plan' in chosen))
    const first = form.toggle(coach)
    await form.toggle(coach)
    await form.toggle(pack)
    await first
    expect([form.problem, form.quote]).toEqual([undefined, quote])
  })

  test('does not show a problem again when the answer for the one before arrives late', async () => {
    const late = Promise.withResolvers<QuoteAnswer>()
    const { form } = create({ price: ({ chosen }) => ('lesson-pack' in chosen ? refused() : late.promise) })
    const first = form.toggle(coach)
    await form.toggle(pack)
    form.typeCoupon('SPRING')
    late.resolve(quoted)
    await first
    expect(form.problem).toBeUndefined()
  })

  test('forgets a problem with the next change', async () => {
    const { form } = create(refusing('plan', ({ chosen }) => 'game-plan' in chosen))
    await form.toggle(coach)
    await form.toggle(coach)
    expect(form.problem).toBeUndefined()
  })

  test('leaves nothing when it is cleared', async () => {
    const { form } = await withPlan()
    form.typeCoupon('SPRING')
    form.typeGiftCode(' ')
    await form.applyGiftCode()
    form.clear()
    expect([form.basket, form.coupon, form.giftCode, form.giftCodeProblem, form.shownQuote]).toEqual([
      emptyBasket,
      '',
      '',
      undefined,
      undefined,
    ])
  })

  test('leaves no problem when it is cleared', async () => {
    const { form } = create(refusing('plan', () => true))
    await form.toggle(coach)
    form.clear()
    expect(form.problem).toBeUndefined()
  })
})

describe('a coupon', () => {
  test('is priced as it is prepared, and its field is empty again', async () => {
    const { priced, form } = await withPlan()
    form.typeCoupon(' ＳＰＲＩＮＧ ')
    await form.applyCoupon()
    expect([priced.mock.calls[0]?.[0].coupon, form.basket.coupon, form.coupon]).toEqual(['SPRING', 'SPRING', ''])
  })

  test('that is not typed changes nothing', async () => {
    const { priced, form } = await withPlan()
    form.typeCoupon(' ')
    await form.applyCoupon()
    expect([priced.mock.calls.length, form.coupon]).toEqual([0, ' '])
  })

  test('of the club is taken without typing it', async () => {
    const { form } = await withPlan()
    await form.applyCoupon('WELCOME')
    expect(form.basket.coupon).toBe('WELCOME')
  })

  test('that is refused is taken out of the basket and stays in its field, until it is typed anew', async () => {
    const { priced, form } = await withPlan(refusing('coupon', ({ coupon }) => coupon !== undefined))
    form.typeCoupon('AUTUMN')
    await form.applyCoupon()
    expect([form.problem, form.basket.coupon, form.coupon, form.quote]).toEqual(['coupon', undefined, 'AUTUMN', quote])
    expect(priced.mock.calls.map(([{ coupon }]) => coupon)).toEqual(['AUTUMN', undefined])
    form.typeCoupon('AUTUMN2')
    expect(form.problem).toBeUndefined()
  })

  test('can be taken out', async () => {
    const { form } = await withPlan()
    await form.applyCoupon('SPRING')
    await form.removeCoupon()
    expect([form.basket.coupon, form.basket.chosen]).toEqual([undefined, { 'game-plan': 'coach' }])
  })
})

describe('a gift code', () => {
  test('that pays is priced, and its field is empty again', async () => {
    const { priced, find, form } = await withPlan()
    form.typeGiftCode('gift-1')
    await form.applyGiftCode()
    expect([find.mock.calls[0]?.[0], priced.mock.calls[0]?.[0].giftCodes, form.giftCode]).toEqual(['GIFT1', ['GIFT1'], ''])
    expect(form.giftCodeProblem).toBeUndefined()
  })

  test('that is not typed is missing, until it is', async () => {
    const { find, form } = await withPlan()
    form.typeGiftCode(' - ')
    await form.applyGiftCode()
    expect([form.giftCodeProblem, find.mock.calls.length]).toEqual(['missing', 0])
    form.typeGiftCode('GIFT')
    expect(form.giftCodeProblem).toBeUndefined()
  })

  test('that is in the basket is not asked for again', async () => {
    const { find, form } = await withPlan()
    for (const text of ['gift-1', 'GIFT 1']) {
      form.typeGiftCode(text)
      await form.applyGiftCode()
    }
    expect([form.giftCodeProblem, find.mock.calls.length, form.basket.giftCodes]).toEqual(['repeated', 1, ['GIFT1']])
  })

  test.each([
    ['unknown', undefined],
    ['expired', { ...gift, state: 'expired' }],
    ['used', { ...gift, balance: moneyOf(0, 'USD') }],
  ] as const)('that is %s does not pay, and stays in its field', async (problem, found) => {
    const { priced, form } = await withPlan({ found: async () => found })
    form.typeGiftCode('gift-1')
    await form.applyGiftCode()
    expect([form.giftCodeProblem, form.giftCode, form.basket.giftCodes, priced.mock.calls.length]).toEqual([problem, 'gift-1', [], 0])
  })

  test('that can’t be checked is no problem of the code, and the failure goes when it is typed anew', async () => {
    const { form } = await withPlan({ found: () => Promise.reject(new Failure('timed-out')) })
    form.typeGiftCode('gift-1')
    await form.applyGiftCode()
    expect([form.giftCodeProblem, form.checking.failure?.kind, form.giftCode]).toEqual([undefined, 'timed-out', 'gift-1'])
    form.typeGiftCode('gift-12')
    expect(form.checking.failure).toBeUndefined()
  })

  test('that the club refuses is taken out with the others', async () => {
    const { form } = await withPlan(refusing('gift-code', ({ giftCodes }) => giftCodes.length > 0))
    form.typeGiftCode('gift-1')
    await form.applyGiftCode()
    expect([form.problem, form.basket.giftCodes, form.quote]).toEqual(['gift-code', [], quote])
  })

  test('can be taken out, and others stay', async () => {
    const { form } = await withPlan()
    for (const text of ['gift-1', 'gift-2']) {
      form.typeGiftCode(text)
      await form.applyGiftCode()
    }
    await form.removeGiftCode('GIFT1')
    expect(form.basket.giftCodes).toEqual(['GIFT2'])
  })
})

function planOf({ id, kind }: Pick<Plan, 'id' | 'kind'>): Plan {
  return { id, kind, name: id, description: undefined, months: 6, lessons: undefined, price: moneyOf(450, 'USD') }
}

async function refused(): Promise<QuoteAnswer> {
  return { kind: 'refused', problem: 'plan' }
}
