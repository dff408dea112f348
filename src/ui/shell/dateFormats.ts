import type { Language } from '#domain/shared/language'
import { localeOf } from './locale.ts'

type Day = Temporal.PlainDate

/** Days, times and zones. The examples are British: in the United States they are "Thursday, May 14" and "7:30 AM". */
export class DateFormats {
  readonly locale: string
  readonly language: Language

  constructor(language: Language, country?: string) {
    this.language = language
    this.locale = localeOf(language, country)
  }

  /** "Thursday 14 May"; with the year if it isn't `thisYear`. */
  day(day: Day, thisYear: number = day.year): string {
    return this.written(day, { weekday: 'long', day: 'numeric', month: 'long', ...(day.year !== thisYear && { year: 'numeric' }) })
  }

  /** "Thu 14 May" */
  shortDay(day: Day): string {
    return this.written(day, { weekday: 'short', day: 'numeric', month: 'short' })
  }

  relativeDay(day: Day, today: Day): string {
    const days = today.until(day).days
    if (Math.abs(days) > 1) return this.titleDay(day, today)
    return this.capital(new Intl.RelativeTimeFormat(this.locale, { numeric: 'auto' }).format(days, 'day'))
  }

  titleDay(day: Day, today: Day): string {
    return this.capital(this.day(day, today.year))
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
    const written = this.time(time)
    const [figure = '', period] = this.language === 'en' ? written.split(/\s/) : [written]
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
    const parts = formatOf(this.locale, { timeZone: moment.timeZoneId, timeZoneName: 'longGeneric' }).formatToParts(
      moment.epochMilliseconds,
    )
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? moment.timeZoneId
    // Some engines add the offset to the name of universal time.
    const zone = name.replace(/[+±]00:00$/, '')
    if (!city) return zone
    return this.language === 'ja' || this.language === 'zh' ? `${zone}（${city}）` : `${zone} (${city})`
  }

  /** Formatted as UTC: engines write Japanese and Chinese months as digits when they get a Temporal value. */
  protected written(at: Temporal.PlainDate | Temporal.PlainDateTime, options: Intl.DateTimeFormatOptions): string {
    const { epochMilliseconds } = at.toZonedDateTime('UTC')
    const text = formatOf(this.locale, options).format(epochMilliseconds)
    if (this.language === 'en') return text.replace(/^(\p{L}+), (?=\d)/u, '$1 ')
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
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  made.set(key, format)
  return format
}
