import type { Language } from '#domain/shared/language'

/** British forms: "Thursday 14 May", "7:30 am". */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', ja: 'ja', zh: 'zh-CN' }

export function localeOf(language: Language): string {
  return locales[language]
}

type Day = Temporal.PlainDate

export class Formats {
  private readonly locale: string
  private readonly language: Language

  constructor(language: Language) {
    this.language = language
    this.locale = locales[language]
  }

  get firstDayOfWeek(): 1 | 7 {
    return this.language === 'ja' ? 7 : 1
  }

  /** "Thursday 14 May"; with the year if it isn't `thisYear`. */
  day(day: Day, thisYear: number = day.year): string {
    return this.written(day, { weekday: 'long', day: 'numeric', month: 'long', ...(day.year !== thisYear && { year: 'numeric' }) })
  }

  /** "Thursday 14 May 2026" */
  dayOfYear(day: Day): string {
    return this.written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  }

  /** "Thu 14 May" */
  shortDay(day: Day): string {
    return this.written(day, { weekday: 'short', day: 'numeric', month: 'short' })
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

  relativeDay(day: Day, today: Day): string {
    const days = today.until(day).days
    if (Math.abs(days) > 1) return this.capital(this.day(day, today.year))
    return this.capital(new Intl.RelativeTimeFormat(this.locale, { numeric: 'auto' }).format(days, 'day'))
  }

  /** "7:30 am" */
  time(time: Temporal.ZonedDateTime | Temporal.PlainTime): string {
    const { hour, minute } = time
    return this.written(Temporal.PlainDate.from('1970-01-01').toPlainDateTime({ hour, minute }), {
      hour: 'numeric',
      minute: '2-digit',
      ...(this.language === 'en' && { hour12: true }),
    })
  }

  /** "7:30" and, in some languages, "am". */
  clockFace(time: Temporal.ZonedDateTime): { readonly figure: string; readonly period?: string | undefined } {
    const [figure = '', period] = this.time(time).split(/\s(?=\D)/)
    return { figure, period }
  }

  /** "Thu 14 May, 7:30 am" */
  moment(moment: Temporal.ZonedDateTime): string {
    return this.together(this.shortDay(moment.toPlainDate()), this.time(moment))
  }

  /** "Thursday 14 May, 7:30 am" */
  longMoment(moment: Temporal.ZonedDateTime): string {
    return this.together(this.day(moment.toPlainDate()), this.time(moment))
  }

  /** "Central Time (Chicago)" */
  zone(moment: Temporal.ZonedDateTime, city?: string): string {
    const parts = new Intl.DateTimeFormat(this.locale, { timeZone: moment.timeZoneId, timeZoneName: 'longGeneric' }).formatToParts(
      moment.epochMilliseconds,
    )
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? moment.timeZoneId
    if (!city) return name
    return this.language === 'ja' || this.language === 'zh' ? `${name}（${city}）` : `${name} (${city})`
  }

  /** Seconds as "3:04" or "1:02:03". */
  duration(seconds: number): string {
    const whole = Math.round(seconds)
    const two = (value: number) => String(value).padStart(2, '0')
    const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
    return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
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

  /** "$48.00", in the amount's own currency. */
  money({ minor, currency }: { readonly minor: number; readonly currency: string }): string {
    const format = new Intl.NumberFormat(this.locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.locale).format(value)
  }

  /** Formatted as UTC: engines write Japanese and Chinese months as digits when they get a Temporal value. */
  private written(at: Temporal.PlainDate | Temporal.PlainDateTime, options: Intl.DateTimeFormatOptions): string {
    const { epochMilliseconds } = at.toZonedDateTime('UTC')
    const text = formatOf(this.locale, options).format(epochMilliseconds)
    if (this.language === 'en') return text.replace(',', '')
    return this.language === 'ja' ? text.replace('(', '（').replace(')', '）') : text
  }

  together(day: string, time: string): string {
    if (day.endsWith('）')) return day + time
    return this.language === 'ja' || this.language === 'zh' ? `${day} ${time}` : `${day}, ${time}`
  }

  private capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.locale) + text.slice(1)
  }
}

const made = new Map<string, Intl.DateTimeFormat>()

/** Creating a format costs as much as formatting hundreds of dates. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  made.set(key, format)
  return format
}
