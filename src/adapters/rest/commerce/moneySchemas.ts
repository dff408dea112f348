import * as z from 'zod/mini'
import { lineKinds, type QuoteLine } from '#domain/commerce/club-payment/quote'
import { type Money, moneyOf } from '#domain/commerce/money'

export const text = z.string().check(z.minLength(1))

/** In units of the currency. */
export const money = z.object({ value: z.number(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) })
export type MoneyOnWire = z.infer<typeof money>

export function moneyFrom({ value, currency }: MoneyOnWire): Money {
  return moneyOf(value, currency)
}

/** Of a price. None is left out: without one of them the others don't make up the total. */
export const priceLines = z.array(z.object({ kind: z.enum(lineKinds), label: text, amount: money }))

export function linesFrom(lines: z.infer<typeof priceLines>): readonly QuoteLine[] {
  return lines.map(({ amount, ...line }) => ({ ...line, amount: moneyFrom(amount) }))
}
