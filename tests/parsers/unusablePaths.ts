import * as z from 'zod/mini'
import { unitsOf } from '#domain/commerce/money'
import { Formats } from '#ui/shell/formats.ts'

const formats = new Formats('en')
const money = z.object({ minor: z.number(), currency: z.string() })
const ownZone = 'Asia/Kathmandu'
const someTime = Temporal.Instant.from('2026-05-13T17:30:00Z')

export function unusablePaths(answer: unknown): string | undefined {
  try {
    check(answer)
    return undefined
  } catch (error) {
    return `can’t be used: ${String(error)}`
  }
}

function check(value: unknown, name = ''): void {
  if (value instanceof Temporal.Instant) checkDay(value.toZonedDateTimeISO(ownZone).toPlainDate())
  else if (value instanceof Temporal.PlainDate) checkDay(value)
  else if (typeof value === 'number' && name === 'minutes') someTime.add({ minutes: value })
  else if (typeof value === 'string' && /timeZone$/i.test(name)) someTime.toZonedDateTimeISO(value)
  else if (typeof value === 'object' && value !== null) {
    const data = 'minor' in value ? z.safeParse(money, value).data : undefined
    if (data) checkMoney(data)
    for (const [key, each] of Object.entries(value)) check(each, key)
  }
}

/** Formatting is slow, so each currency and day is formatted once. */
const shownCurrencies = new Set<string>()

function checkMoney(amount: z.infer<typeof money>): void {
  unitsOf(amount)
  if (shownCurrencies.has(amount.currency)) return
  formats.money(amount)
  shownCurrencies.add(amount.currency)
}

const shownDays = new Set<string>()

function checkDay(day: Temporal.PlainDate): void {
  const name = day.toString()
  if (shownDays.has(name)) return
  formats.dayOfYear(day.add({ years: 1 }))
  formats.day(day.subtract({ years: 1 }))
  shownDays.add(name)
}
