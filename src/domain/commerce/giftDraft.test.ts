import { describe, expect, it } from 'vitest'
import { typedNumbers } from '../../../tests/builders/typedNumbers.ts'
import { blankGift, type GiftDraft, longestGiftTexts, giftOf as readGift, giftProblems as readProblems } from './giftDraft.ts'
import { moneyOf } from './money.ts'
import type { GiftCard } from './product.ts'

const giftOf = (card: GiftCard, draft: GiftDraft) => readGift(card, draft, typedNumbers)
const giftProblems = (card: GiftCard, draft: GiftDraft) => readProblems(card, draft, typedNumbers)

const usd = (value: number) => moneyOf(value, 'USD')
const fixed: GiftCard = { delivery: 'printed', designs: [], value: { kind: 'fixed', amount: usd(95) } }
const range: GiftCard = { delivery: 'both', designs: [], value: { kind: 'range', from: usd(20), to: usd(500) } }
const list: GiftCard = { delivery: 'e-mail', designs: [], value: { kind: 'list', amounts: [usd(25), usd(50)] } }

const hana = { name: 'Hana', email: 'hana@clubhouse.example' }
const sender = { senderName: 'Hana', senderEmail: 'hana@clubhouse.example' }
const jonah = { recipientName: 'Jonah', recipientEmail: 'jonah@clubhouse.example' }

function written(card: GiftCard, own: Partial<GiftDraft>): GiftDraft {
  return { ...blankGift(card, hana), ...own }
}

describe('a gift card', () => {
  it('begins with its amount where there is only one', () => {
    expect(blankGift(fixed).amount).toBe('95')
    expect(giftOf(fixed, written(fixed, { recipientName: 'Jonah' }))).toMatchObject({ amount: usd(95) })
    expect(blankGift(range).amount).toBe('')
  })

  it.each([
    ['', 'amount-missing'],
    [' ', 'amount-missing'],
    ['plenty', 'amount-impossible'],
    ['19.99', 'amount-impossible'],
    ['500.01', 'amount-impossible'],
    ['20', undefined],
    ['500', undefined],
    ['Infinity', 'amount-impossible'],
    ['７５,５', undefined],
  ])('of a range is worth what is written, %j: %s', (amount, problem) => {
    const draft = written(range, { amount, ...jonah })
    expect(giftProblems(range, draft).get('amount')).toBe(problem)
    expect(giftOf(range, draft) === undefined).toBe(problem !== undefined)
  })

  it('of a list is worth one of its amounts', () => {
    const draft = written(list, { amount: '50', ...jonah })
    expect(giftOf(list, draft)?.amount).toEqual(usd(50))
    expect(giftProblems(list, { ...draft, amount: '30' }).get('amount')).toBe('amount-impossible')
  })

  it.each([
    [list, '', 'email-missing'],
    [list, ' ', 'email-missing'],
    [list, 'jonah@', 'email-impossible'],
    [range, '', 'email-missing'],
    [fixed, '', undefined],
    [range, 'jonah@', 'email-impossible'],
  ])('wants an address where it may go by email', (card, recipientEmail, problem) => {
    expect(giftProblems(card, written(card, { recipientEmail })).get('recipientEmail')).toBe(problem)
  })

  it('requires a recipient', () => {
    expect(giftProblems(fixed, blankGift(fixed)).get('recipientName')).toBe('name-missing')
    expect(giftOf(fixed, blankGift(fixed))).toBeUndefined()
  })

  it.each([
    [list, '', '', 'sender-name-missing', 'sender-email-missing'],
    [list, 'Hana', 'hana@', undefined, 'email-impossible'],
    [fixed, ' ', '', 'sender-name-missing', undefined],
    [range, 'Hana', 'hana@clubhouse.example', undefined, undefined],
  ])('says who gives it, and where it may go by email also from which address', (card, senderName, senderEmail, name, email) => {
    const problems = giftProblems(card, written(card, { senderName, senderEmail }))
    expect([problems.get('senderName'), problems.get('senderEmail')]).toEqual([name, email])
  })

  it('begins with its giver where the giver is known', () => {
    expect(blankGift(list, hana)).toMatchObject(sender)
    expect(blankGift(list)).toMatchObject({ senderName: '', senderEmail: '' })
  })

  it('contains only what was typed', () => {
    const draft = written(range, { ...jonah, amount: '75', recipientName: ' Jonah ', message: ' ' })
    expect(giftOf(range, draft)).toEqual({ amount: usd(75), ...jonah, ...sender, message: undefined, uids: undefined })
    expect(giftProblems(range, written(range, { amount: '75', ...jonah, message: 'x'.repeat(1001) })).get('message')).toBe('too-long')
  })

  it.each(['recipientName', 'recipientEmail', 'senderName', 'senderEmail', 'message'] as const)(
    'has no more written in %s than there is room for',
    (field) => {
      const room = longestGiftTexts[field] - '@clubhouse.example'.length
      const text = `${'x'.repeat(room)}@clubhouse.example`
      expect(giftProblems(range, written(range, { [field]: text })).get(field)).not.toBe('too-long')
      expect(giftProblems(range, written(range, { [field]: `x${text}` })).get(field)).toBe('too-long')
    },
  )

  it.each([
    ['its amount is wrong', range, { amount: '5' }],
    ['its amount is missing', range, {}],
    ['its address is wrong', range, { amount: '75', ...jonah, recipientEmail: 'jonah@' }],
    ['its message is too long', range, { amount: '75', ...jonah, message: 'x'.repeat(1001) }],
    ['its address is missing', list, { amount: '50', recipientName: 'Jonah' }],
  ])('is not chosen while %s', (_why, card, own) => {
    expect(giftOf(card, written(card, own))).toBeUndefined()
  })

  it('is chosen with all that is written', () => {
    const own = { recipientName: 'Jonah', recipientEmail: ' jonah@clubhouse.example ', message: 'Happy birthday' }
    expect(giftOf(fixed, written(fixed, own))).toEqual({
      ...{ amount: usd(95), ...own, ...sender },
      recipientEmail: 'jonah@clubhouse.example',
    })
  })

  it('is worth its one amount and no other', () => {
    expect([
      giftOf(fixed, written(fixed, { amount: '95', ...jonah }))?.amount,
      giftOf(fixed, written(fixed, { amount: '94', ...jonah })),
    ]).toEqual([usd(95), undefined])
  })

  it('is worth an amount in the currency of its shop', () => {
    const yen = (value: number) => moneyOf(value, 'JPY')
    const cards: readonly GiftCard['value'][] = [
      { kind: 'fixed', amount: yen(3000) },
      { kind: 'range', from: yen(1000), to: yen(9000) },
      { kind: 'list', amounts: [yen(1000), yen(3000)] },
    ]
    const amounts = cards.map(
      (value) => giftOf({ delivery: 'printed', designs: [], value }, written(fixed, { amount: '3000', ...jonah }))?.amount,
    )
    expect(amounts).toEqual([yen(3000), yen(3000), yen(3000)])
  })

  it('has the first design until another one is chosen, or where the chosen one is no longer offered', () => {
    const designs = [1, 2].map((id) => ({ id, name: `Design ${id}`, notes: undefined, picture: undefined }))
    const card = { ...fixed, designs }
    const chosen = ['', '2', '9'].map((design) => giftOf(card, { ...written(card, jonah), ...(design && { design }) })?.design?.id)
    expect(chosen).toEqual([1, 2, 1])
    expect(blankGift({ ...fixed, designs: designs.toReversed() }).design).toBe('2')
  })

  it('has no amount where the list is empty', () => {
    const empty: GiftCard = { delivery: 'printed', designs: [], value: { kind: 'list', amounts: [] } }
    expect(giftProblems(empty, written(empty, { amount: '5' })).get('amount')).toBe('amount-impossible')
  })
})
