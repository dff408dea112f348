import { DateFormats } from './dateFormats.ts'

type Day = Temporal.PlainDate

export class Formats extends DateFormats {
  /** "Thursday 14 May 2026" */
  dayOfYear(day: Day): string {
    return this.written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  }

  /** "30 June" */
  date(day: Day): string {
    return this.written(day, { day: 'numeric', month: 'long' })
  }

  /** "14 May 2026" */
  shortDate(day: Day): string {
    return this.written(day, { day: 'numeric', month: 'short', year: 'numeric' })
  }

  /** "May 26" */
  shortMonth(day: Day): string {
    return this.written(day, { month: 'short', year: '2-digit' })
  }

  /** "May 2026" */
  month(month: Temporal.PlainYearMonth): string {
    return this.written(month.toPlainDate({ day: 1 }), { month: 'long', year: 'numeric' })
  }

  /** "2.4 miles", with a decimal below ten. */
  distance({ value, unit }: { readonly value: number; readonly unit: 'mile' | 'kilometer' }): string {
    const maximumFractionDigits = value < 10 ? 1 : 0
    return new Intl.NumberFormat(this.locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits }).format(value)
  }

  /** "240 yd" */
  playDistance({ value, unit }: { readonly value: number; readonly unit: 'yard' | 'meter' }): string {
    return new Intl.NumberFormat(this.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  }

  /** "14 mph", "61°F", "35%" */
  measure({ value, unit }: { readonly value: number; readonly unit: string }): string {
    return new Intl.NumberFormat(this.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  }

  country(code: string): string | undefined {
    try {
      return new Intl.DisplayNames(this.locale, { type: 'region', fallback: 'none' }).of(code)
    } catch {
      return undefined
    }
  }

  inOrder<T>(things: readonly T[], text: (thing: T) => string): readonly T[] {
    const { compare } = new Intl.Collator(this.locale)
    return things.toSorted((one, other) => compare(text(one), text(other)))
  }

  /** "CA$48.00" unless it is the currency of the player's country; US dollars are "$" where the country has no dollars of its own. */
  money({ minor, currency }: { readonly minor: number; readonly currency: string }): string {
    const isPlain = currency === 'USD' && !/-(?:AU|CA|HK|NZ|SG)$/.test(this.locale)
    const currencyDisplay = isPlain ? 'narrowSymbol' : 'symbol'
    const format = new Intl.NumberFormat(this.locale, { style: 'currency', currency, currencyDisplay })
    return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  }

  /** All four languages write whole numbers below a thousand alike, and the first use of `Intl` takes a slow phone 0.1 s. */
  number(value: number): string {
    if (Number.isInteger(value) && value >= 0 && value < 1000) return `${value}`
    return new Intl.NumberFormat(this.locale).format(value)
  }

  tenths(value: number): string {
    return new Intl.NumberFormat(this.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
  }
}
