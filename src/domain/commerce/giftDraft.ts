import { emailOf } from '../shared/email.ts'
import type { TypedNumbers } from '../shared/number.ts'
import { readableText } from '../shared/typedText.ts'
import { type Money, moneyOf, unitsOf } from './money.ts'
import type { GiftCard, GiftDesign } from './product.ts'
import type { GiftChoice } from './selection.ts'

/** `amount` in units of the currency, such as `12.5`. */
export interface GiftDraft {
  readonly amount: string
  readonly design: string
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly senderEmail: string
  readonly message: string
}

export const giftFields = [
  ...(['amount', 'design', 'recipientName', 'recipientEmail'] as const),
  ...(['senderName', 'senderEmail', 'message'] as const),
] as const satisfies readonly (keyof GiftDraft)[]
export type GiftField = (typeof giftFields)[number]
export type GiftProblem =
  | ('amount-missing' | 'amount-impossible' | 'name-missing' | 'email-missing')
  | ('sender-name-missing' | 'sender-email-missing' | 'email-impossible' | 'too-long')

/** Who gives a card, as far as it is known. */
export interface GiftGiver {
  readonly name: string
  readonly email: string
}

/** Reads an amount as it is typed. */
type Amounts = Pick<TypedNumbers, 'amount'>

export const longestGiftTexts = { recipientName: 255, recipientEmail: 255, senderName: 255, senderEmail: 255, message: 1000 } as const

/** With the amount if there is only one, the first design, and the giver. */
export function blankGift({ value, designs }: GiftCard, giver: GiftGiver = { name: '', email: '' }): GiftDraft {
  const amount = value.kind === 'fixed' ? String(unitsOf(value.amount)) : ''
  const sender = { senderName: giver.name, senderEmail: giver.email }
  return { amount, design: String(designs[0]?.id ?? ''), recipientName: '', recipientEmail: '', ...sender, message: '' }
}

/** By field. Both names are required, and both email addresses unless the card is printed. */
export function giftProblems(card: GiftCard, draft: GiftDraft, numbers: Amounts): ReadonlyMap<GiftField, GiftProblem> {
  const found = giftFields.map((field) => [field, problemAt(field, { card, draft, numbers })] as const)
  return new Map(found.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])))
}

/** Undefined while the draft has problems. */
export function giftOf(card: GiftCard, draft: GiftDraft, numbers: Amounts): GiftChoice | undefined {
  const amount = amountIn(card, draft.amount, numbers)
  if (!amount || giftProblems(card, draft, numbers).size > 0) return undefined
  const { recipientName, recipientEmail, senderName, senderEmail, message } = draft
  return {
    ...{ amount, recipientName: given(recipientName), recipientEmail: emailOf(recipientEmail), message: given(message) },
    ...{ senderName: given(senderName), senderEmail: emailOf(senderEmail) },
    ...{ design: designOf(card, draft), uids: card.uids },
  }
}

/** The first one if the chosen design is no longer offered. */
export function designOf({ designs }: GiftCard, { design }: GiftDraft): GiftDesign | undefined {
  return designs.find(({ id }) => String(id) === design) ?? designs[0]
}

/** Undefined if the card is not sold for this amount. */
function amountIn({ value }: GiftCard, written: string, numbers: Amounts): Money | undefined {
  const currency = currencyOf(value)
  const amount = moneyOf(numbers.amount(written, currency) ?? Number.NaN, currency)
  return isOffered(value, amount.minor) ? amount : undefined
}

interface TypedGift {
  readonly card: GiftCard
  readonly draft: GiftDraft
  readonly numbers: Amounts
}

function problemAt(field: GiftField, { card, draft, numbers }: TypedGift): GiftProblem | undefined {
  const text = readableText(draft[field])
  if (field === 'amount') {
    if (text === '') return 'amount-missing'
    return amountIn(card, text, numbers) ? undefined : 'amount-impossible'
  }
  if (field === 'design') return undefined
  if (text.length > longestGiftTexts[field]) return 'too-long'
  if (field === 'message') return undefined
  if (text === '') return isOptional(field, card) ? undefined : missing[field]
  return isEmail(field) && emailOf(text) === undefined ? 'email-impossible' : undefined
}

const missing = {
  recipientName: 'name-missing',
  recipientEmail: 'email-missing',
  senderName: 'sender-name-missing',
  senderEmail: 'sender-email-missing',
} as const

function isEmail(field: keyof typeof missing): boolean {
  return field === 'recipientEmail' || field === 'senderEmail'
}

function isOptional(field: keyof typeof missing, { delivery }: GiftCard): boolean {
  return isEmail(field) && delivery === 'printed'
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
  return readableText(text) || undefined
}
