import { digitsAsNumber, preparedText, withoutGroups } from '../shared/typedText.ts'

/** Its number and security code are never stored. */
export interface Card {
  readonly holder: string
  /** Digits only. */
  readonly number: string
  /** 1 to 12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
  readonly securityCode: string
}

export interface TypedCard {
  readonly holder: string
  readonly number: string
  readonly month: string
  readonly year: string
  readonly securityCode: string
}

export interface CardProblems {
  readonly holder?: 'missing' | 'too-long'
  readonly number?: 'missing' | 'wrong'
  readonly expiry?: 'missing' | 'wrong' | 'past'
  readonly securityCode?: 'missing' | 'wrong'
}

export type CardBrand = 'visa' | 'mastercard' | 'american-express' | 'discover' | 'jcb' | 'diners-club' | 'unionpay'

const brands: readonly (readonly [brand: CardBrand, prefix: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['american-express', /^3[47]/],
  ['diners-club', /^3(?:0[0-5]|[689])/],
  ['jcb', /^35(?:2[89]|[3-8])/],
  ['discover', /^6(?:011|4[4-9]|5)/],
  ['unionpay', /^62/],
]

const longestHolder = 255

/** By the first digits; undefined for unknown brands. */
export function brandOf(number: string): CardBrand | undefined {
  const typed = withoutGroups(number)
  return brands.find(([, prefix]) => prefix.test(typed))?.[0]
}

/** The card, or all problems of the input. Accepts full-width digits, spaces and hyphens. */
export function readCard(typed: TypedCard, today: Temporal.PlainDate): { readonly card: Card } | { readonly problems: CardProblems } {
  const holder = preparedText(typed.holder)
  const number = withoutGroups(typed.number)
  const month = digitsAsNumber(withoutGroups(typed.month)) ?? Number.NaN
  const year = fullYear(digitsAsNumber(withoutGroups(typed.year)) ?? Number.NaN, today)
  const securityCode = withoutGroups(typed.securityCode)
  const card = { holder, number, month, year, securityCode }
  const problems: CardProblems = {
    ...problem('holder', holder === '' ? 'missing' : holder.length > longestHolder && 'too-long'),
    ...problem('number', number === '' ? 'missing' : !isCardNumber(number) && 'wrong'),
    ...problem('expiry', typed.month.trim() === '' || typed.year.trim() === '' ? 'missing' : expiryProblem(card, today)),
    ...problem('securityCode', securityCode === '' ? 'missing' : !fits(securityCode, brandOf(number)) && 'wrong'),
  }
  return Object.keys(problems).length > 0 ? { problems } : { card }
}

function problem<Name extends string, Problem>(name: Name, found: Problem | false | undefined) {
  return found ? { [name]: found } : {}
}

/** Checks the length and the check digit (Luhn, ISO/IEC 7812-1). */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = (digitsAsNumber(digit) ?? 0) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function fullYear(typed: number, { year }: Temporal.PlainDate): number {
  return typed < 100 ? Math.floor(year / 100) * 100 + typed : typed
}

/** Valid to the end of its month, and at most twenty years from now. */
function expiryProblem({ month, year }: Card, today: Temporal.PlainDate): 'wrong' | 'past' | undefined {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12
  if (!isMonth || !Number.isInteger(year) || year > today.year + 20) return 'wrong'
  const last = Temporal.PlainYearMonth.from({ year, month })
  return Temporal.PlainYearMonth.compare(last, today.toPlainYearMonth()) < 0 ? 'past' : undefined
}

function fits(securityCode: string, brand: CardBrand | undefined): boolean {
  return brand === 'american-express' ? /^\d{4}$/.test(securityCode) : /^\d{3}$/.test(securityCode)
}
