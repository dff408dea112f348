import { preparedText, typedDay } from '../shared/typedText.ts'
import { groupedText, kanaText, validText } from '../shared/validText.ts'
import type { Hand } from './player.ts'

/** All values are texts; birthday as `1990-02-28`, hand as `l` or `r`. */
export const enteredFields = [
  ...(['firstName', 'lastName', 'altFirstName', 'altLastName', 'hand', 'birthday', 'gender'] as const),
  ...(['street1', 'street2', 'city', 'postalCode', 'state', 'pref'] as const),
] as const
export type EnteredField = (typeof enteredFields)[number]

/** The phone number is shown and sent, but changed under Contact. */
export const profileFields = [...enteredFields, 'phone'] as const
export type ProfileField = (typeof profileFields)[number]

/** Empty if unknown. */
export type ProfileDetails = Readonly<Record<ProfileField, string>>

/** Loaded when it is shown, and never stored. */
export interface Profile {
  readonly details: ProfileDetails
  readonly subscriptions: readonly string[]
}

export type FieldProblem = 'missing' | 'unwritable' | 'no-date' | 'not-yet' | 'too-long' | 'refused'
export type FieldProblems = Readonly<Partial<Record<ProfileField, FieldProblem>>>

/** `l` is left; anything else is right. */
export function handednessOf(letter: string): { readonly key: 'l' | 'r'; readonly value: Hand } {
  return letter === 'l' ? { key: 'l', value: 'left' } : { key: 'r', value: 'right' }
}

const byText = ['smsClubhouse', 'smsSpecialOffers']

/** Text messages go to this number, so the profile may not replace it. */
export function isPhoneInUse({ subscriptions }: Profile): boolean {
  return byText.some((key) => subscriptions.includes(key))
}

const everywhere = ['firstName', 'lastName', 'hand', 'birthday', 'gender', 'street1', 'street2', 'city', 'postalCode'] as const
const inJapan = ['altFirstName', 'altLastName', 'pref'] as const

/** Fields sent on the site of Japan, or on other sites. */
export function fieldsOf(profile: Profile, isJapan: boolean): readonly ProfileField[] {
  return [...everywhere, ...(isJapan ? inJapan : (['state'] as const)), ...(isPhoneInUse(profile) ? [] : (['phone'] as const))]
}

/** Changed fields among those that are sent. */
export function changedFields(profile: Profile, details: ProfileDetails, isJapan: boolean): readonly ProfileField[] {
  return fieldsOf(profile, isJapan).filter((field) => details[field] !== profile.details[field])
}

export type EnteredProfile =
  | { readonly kind: 'details'; readonly details: ProfileDetails }
  | { readonly kind: 'problems'; readonly fields: FieldProblems }

/** Normalises what was typed. Untouched fields stay as they were. */
export function entered(typed: ProfileDetails, { details: before }: Profile, today: Temporal.PlainDate): EnteredProfile {
  const problems: Partial<Record<ProfileField, FieldProblem>> = {}
  const details = { ...typed }
  for (const field of enteredFields) {
    if (typed[field] === before[field]) continue
    const read = readers[field](typed[field], today)
    if ('problem' in read) problems[field] = read.problem
    else details[field] = read.text
  }
  return Object.keys(problems).length > 0 ? { kind: 'problems', fields: problems } : { kind: 'details', details }
}

type Read = { readonly text: string } | { readonly problem: FieldProblem }
type Reader = (typed: string, today: Temporal.PlainDate) => Read

const readers: Readonly<Record<EnteredField, Reader>> = {
  firstName: (typed) => (preparedText(typed) === '' ? { problem: 'missing' } : written(typed)),
  lastName: written,
  altFirstName: (typed) => kanaText(typed, Number.POSITIVE_INFINITY),
  altLastName: (typed) => kanaText(typed, Number.POSITIVE_INFINITY),
  hand: written,
  birthday,
  gender: written,
  street1: written,
  street2: written,
  city: written,
  postalCode: (typed) => groupedText(typed, Number.POSITIVE_INFINITY),
  state: written,
  pref: written,
}

/** The servers know how long a text may be. */
function written(typed: string): Read {
  return validText(typed, Number.POSITIVE_INFINITY)
}

const earliest = 1900

function birthday(typed: string, today: Temporal.PlainDate): Read {
  const text = preparedText(typed)
  if (text === '') return { text }
  const date = typedDay(text)
  if (!date || date.year < earliest) return { problem: 'no-date' }
  return Temporal.PlainDate.compare(date, today) > 0 ? { problem: 'not-yet' } : { text }
}
