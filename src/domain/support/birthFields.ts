import { typedDay } from '../shared/typedText.ts'

export const birthFields = ['birthYear', 'birthMonth', 'birthDay'] as const

export type BirthField = (typeof birthFields)[number]
export type TypedBirth = Readonly<Partial<Record<BirthField, string>>>
export type BirthProblem = 'incomplete' | 'impossible'

const oldest = 110

type Birth = { readonly fields: Readonly<Record<'year' | 'month' | 'day', string>> } | { readonly problem: BirthProblem }

/** A date of birth in three fields, which may all be left empty. */
export function typedBirth(
  { birthYear: year = '', birthMonth: month = '', birthDay: day = '' }: TypedBirth,
  today: Temporal.PlainDate,
): Birth {
  const given = [year, month, day].filter((text) => text !== '')
  if (given.length === 0) return { fields: { year, month, day } }
  if (given.length < birthFields.length) return { problem: 'incomplete' }
  const date = typedDay([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'))
  const isPast = date && Temporal.PlainDate.compare(date, today) < 0 && date.year >= today.year - oldest
  return isPast ? { fields: { year, month, day } } : { problem: 'impossible' }
}

/** Years of birth to choose from, the latest first. */
export function birthYears(today: Temporal.PlainDate): readonly string[] {
  return Array.from({ length: oldest + 1 }, (_, ago) => `${today.year - ago}`)
}
