import type { Language } from '#domain/shared/language'

/** British forms for English: "Thursday 14 May", "7:30 am". */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', ja: 'ja', zh: 'zh-CN' }

/** The locale by which a language's dates, numbers and weeks go. */
export function localeOf(language: Language): string {
  return locales[language]
}

type Day = Temporal.PlainDate

/** Dates, times and numbers as one language writes them. */
export class Formats {
  private readonly locale: string
  private readonly language: Language

  constructor(language: Language) {
    this.language = language
    this.locale = locales[language]
  }

  /** 1 = Monday … 7 = Sunday. */
  get firstDayOfWeek(): 1 | 7 {
    return this.language === 'ja' ? 7 : 1
  }

  /** "Thursday 14 May"; with its year where that is another than this one. */
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

  /** "May 2026" */
  month(month: Temporal.PlainYearMonth): string {
    return this.written(month.toPlainDate({ day: 1 }), { month: 'long', year: 'numeric' })
  }

  /** "Today", "Tomorrow", "Yesterday", else the day. */
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

  /** For large figures: "7:30", and "am" where the language has it. */
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

  /** "3:04" of seconds, "1:02:03" from an hour on. */
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

  /** A country by its two letters; nothing where they are nobody's. */
  country(code: string): string | undefined {
    try {
      return new Intl.DisplayNames(this.locale, { type: 'region', fallback: 'none' }).of(code)
    } catch {
      return undefined
    }
  }

  /** Texts in the order of the language's dictionaries. */
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

  /** By way of an epoch in UTC: engines write Japanese and Chinese months as digits where they are given a Temporal value. */
  private written(at: Temporal.PlainDate | Temporal.PlainDateTime, options: Intl.DateTimeFormatOptions): string {
    const { epochMilliseconds } = at.toZonedDateTime('UTC')
    const text = formatOf(this.locale, options).format(epochMilliseconds)
    if (this.language === 'en') return text.replace(',', '')
    return this.language === 'ja' ? text.replace('(', '（').replace(')', '）') : text
  }

  /** A day and a time, with a comma where the language has one there. */
  together(day: string, time: string): string {
    if (day.endsWith('）')) return day + time
    return this.language === 'ja' || this.language === 'zh' ? `${day} ${time}` : `${day}, ${time}`
  }

  private capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.locale) + text.slice(1)
  }
}

const made = new Map<string, Intl.DateTimeFormat>()

/** Made once for each locale and form: to make one costs as much as to write hundreds of dates with it. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  made.set(key, format)
  return format
}
