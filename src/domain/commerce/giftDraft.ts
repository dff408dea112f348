import { emailOf } from '../shared/email.ts'
import { numberIn } from '../shared/number.ts'
import { type Money, moneyOf, unitsOf } from './money.ts'
import type { GiftCard, GiftDesign } from './product.ts'
import type { GiftChoice } from './selection.ts'

/** `amount` in units of the currency, such as `12.5`. */
export interface GiftDraft {
  readonly amount: string
  readonly design: string
  readonly recipientName: string
  readonly recipientEmail: string
  readonly message: string
}

export const giftFields = ['amount', 'design', 'recipientName', 'recipientEmail', 'message'] as const satisfies readonly (keyof GiftDraft)[]
export type GiftField = (typeof giftFields)[number]
export type GiftProblem = 'amount-missing' | 'amount-impossible' | 'name-missing' | 'email-missing' | 'email-impossible' | 'too-long'

export const longestGiftTexts = { recipientName: 255, recipientEmail: 255, message: 1000 } as const

/** With the amount if there is only one, and the first design. */
export function blankGift({ value, designs }: GiftCard): GiftDraft {
  const amount = value.kind === 'fixed' ? String(unitsOf(value.amount)) : ''
  return { amount, design: String(designs[0]?.id ?? ''), recipientName: '', recipientEmail: '', message: '' }
}

/** By field. A name is required, and an email address unless the card is printed. */
export function giftProblems(card: GiftCard, draft: GiftDraft): ReadonlyMap<GiftField, GiftProblem> {
  const found = giftFields.map((field) => [field, problemAt(field, card, draft)] as const)
  return new Map(found.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])))
}

/** Undefined while the draft has problems. */
export function giftOf(card: GiftCard, draft: GiftDraft): GiftChoice | undefined {
  const amount = amountIn(card, draft.amount)
  if (!amount || giftProblems(card, draft).size > 0) return undefined
  const { recipientName, recipientEmail, message } = draft
  return {
    ...{ amount, recipientName: given(recipientName), recipientEmail: given(recipientEmail), message: given(message) },
    ...{ design: designOf(card, draft), uids: card.uids },
  }
}

/** The first one if the chosen design is no longer offered. */
export function designOf({ designs }: GiftCard, { design }: GiftDraft): GiftDesign | undefined {
  return designs.find(({ id }) => String(id) === design) ?? designs[0]
}

/** Undefined if the card is not sold for this amount. */
function amountIn({ value }: GiftCard, written: string): Money | undefined {
  const amount = moneyOf(numberIn(written) ?? Number.NaN, currencyOf(value))
  return isOffered(value, amount.minor) ? amount : undefined
}

function problemAt(field: GiftField, card: GiftCard, draft: GiftDraft): GiftProblem | undefined {
  const text = draft[field].trim()
  if (field === 'amount') {
    if (text === '') return 'amount-missing'
    return amountIn(card, text) ? undefined : 'amount-impossible'
  }
  if (field === 'design') return undefined
  if (text.length > longestGiftTexts[field]) return 'too-long'
  if (field === 'recipientName' && text === '') return 'name-missing'
  if (field !== 'recipientEmail') return undefined
  if (text === '') return card.delivery === 'printed' ? undefined : 'email-missing'
  return emailOf(text) === undefined ? 'email-impossible' : undefined
}

function isOffered(value: GiftCard['value'], minor: number): boolean {
  switch (value.kind) {
    case 'fixed':
      return minor === value.amount.minor
    case 'list':
      return value.amounts.some((amount) => amount.minor === minor)
    case 'range':
      return minor >= value.from.minor && minor <= value.to.minor
  }
}

function currencyOf(value: GiftCard['value']): string {
  if (value.kind === 'fixed') return value.amount.currency
  return value.kind === 'range' ? value.from.currency : (value.amounts[0]?.currency ?? 'USD')
}

function given(text: string): string | undefined {
  return text.trim() || undefined
}
