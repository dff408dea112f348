import { describe, expect, it } from 'vitest'
import { blankGift, type GiftDraft, giftOf, giftProblems } from './giftDraft.ts'
import { moneyOf } from './money.ts'
import type { GiftCard } from './product.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const fixed: GiftCard = { delivery: 'printed', value: { kind: 'fixed', amount: usd(95) } }
const range: GiftCard = { delivery: 'both', value: { kind: 'range', from: usd(20), to: usd(500) } }
const list: GiftCard = { delivery: 'e-mail', value: { kind: 'list', amounts: [usd(25), usd(50)] } }

function written(card: GiftCard, own: Partial<GiftDraft>): GiftDraft {
  return { ...blankGift(card), ...own }
}

describe('a gift card', () => {
  it('begins with its amount where there is only one', () => {
    expect(blankGift(fixed).amount).toBe('95')
    expect(giftOf(fixed, blankGift(fixed))).toMatchObject({ amount: usd(95) })
    expect(blankGift(range).amount).toBe('')
  })

  it.each([
    ['', 'amount-missing'],
    ['plenty', 'amount-impossible'],
    ['19.99', 'amount-impossible'],
    ['500.01', 'amount-impossible'],
    ['20', undefined],
    ['７５,５', undefined],
  ])('of a range is worth what is written, %j: %s', (amount, problem) => {
    const draft = written(range, { amount })
    expect(giftProblems(range, draft).get('amount')).toBe(problem)
    expect(giftOf(range, draft) === undefined).toBe(problem !== undefined)
  })

  it('of a list is worth one of its amounts', () => {
    const draft = written(list, { amount: '50', recipientEmail: 'jonah@clubhouse.example' })
    expect(giftOf(list, draft)?.amount).toEqual(usd(50))
    expect(giftProblems(list, { ...draft, amount: '30' }).get('amount')).toBe('amount-impossible')
  })

  it.each([
    [list, '', 'email-missing'],
    [list, 'jonah@', 'email-impossible'],
    [range, '', undefined],
    [range, 'jonah@', 'email-impossible'],
  ])('wants an address where it goes by e-mail alone', (card, recipientEmail, problem) => {
    expect(giftProblems(card, written(card, { recipientEmail })).get('recipientEmail')).toBe(problem)
  })

  it('says what is written on it, and no more', () => {
    const draft = written(range, { amount: '75', recipientName: ' Jonah ', message: ' ' })
    expect(giftOf(range, draft)).toEqual({ amount: usd(75), recipientName: 'Jonah', recipientEmail: undefined, message: undefined })
    expect(giftProblems(range, written(range, { amount: '75', message: 'x'.repeat(1001) })).get('message')).toBe('too-long')
  })
})
