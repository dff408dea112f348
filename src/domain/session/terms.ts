import { preparedText, typedDay } from '../shared/typedText.ts'

export type BirthdayProblem = 'missing' | 'no-date' | 'not-yet' | 'too-young'

/** Players below the age of majority need a parent's consent; younger ones need a family account. */
export const minimumAge = 13

export interface TermsAccepted {
  readonly birthday: Temporal.PlainDate
}

const earliest = 1900

/** Such as `1996-02-29`; folds full-width digits. Must be a real date since 1900 and not after `today`. */
export function birthdayOf(
  typed: string,
  today: Temporal.PlainDate,
): { readonly birthday: Temporal.PlainDate } | { readonly problem: BirthdayProblem } {
  if (preparedText(typed) === '') return { problem: 'missing' }
  const birthday = typedDay(typed)
  if (!birthday || birthday.year < earliest) return { problem: 'no-date' }
  if (Temporal.PlainDate.compare(birthday, today) > 0) return { problem: 'not-yet' }
  const isTooYoung = Temporal.PlainDate.compare(birthday.add({ years: minimumAge }), today) > 0
  return isTooYoung ? { problem: 'too-young' } : { birthday }
}
