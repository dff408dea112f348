export type BirthdayProblem = 'missing' | 'no-date' | 'not-yet'

/** What completes an account: terms read, of age, and born on this day. */
export interface TermsAccepted {
  readonly birthday: Temporal.PlainDate
}

const earliest = 1900

/** A day of birth as `1996-02-29`, full-width digits folded: a day that there was, since 1900 and not after `today`. */
export function birthdayOf(
  typed: string,
  today: Temporal.PlainDate,
): { readonly birthday: Temporal.PlainDate } | { readonly problem: BirthdayProblem } {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { problem: 'missing' }
  const birthday = dayOf(text)
  if (!birthday || birthday.year < earliest) return { problem: 'no-date' }
  return Temporal.PlainDate.compare(birthday, today) > 0 ? { problem: 'not-yet' } : { birthday }
}

function dayOf(text: string): Temporal.PlainDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  try {
    return Temporal.PlainDate.from({ year: Number(year), month: Number(month), day: Number(day) }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}
