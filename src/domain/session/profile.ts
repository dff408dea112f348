import { phoneOf } from '../shared/phone.ts'
import type { Hand } from './player.ts'

/** All values are texts; birthday as `1990-02-28`, hand as `l` or `r`. */
export const profileFields = [
  ...(['firstName', 'lastName', 'altFirstName', 'altLastName', 'hand', 'birthday', 'gender'] as const),
  ...(['street1', 'street2', 'city', 'postalCode', 'state', 'pref', 'phone'] as const),
] as const
export type ProfileField = (typeof profileFields)[number]

/** Empty if unknown. */
export type ProfileDetails = Readonly<Record<ProfileField, string>>

/** Loaded when it is shown, and never stored. */
export interface Profile {
  readonly details: ProfileDetails
  readonly subscriptions: readonly string[]
}

export type FieldProblem = 'missing' | 'unwritable' | 'no-date' | 'not-yet' | 'no-number' | 'too-long' | 'refused'
export type FieldProblems = Readonly<Partial<Record<ProfileField, FieldProblem>>>

/** `l` is left; anything else is right. */
export function handednessOf(letter: string): { readonly key: 'l' | 'r'; readonly value: Hand } {
  return letter === 'l' ? { key: 'l', value: 'left' } : { key: 'r', value: 'right' }
}

const byText = ['smsClubhouse', 'smsSpecialOffers']

/** Text messages go to this number, so it can only be changed with a code, in the contact section. */
export function isPhoneInUse({ subscriptions }: Profile): boolean {
  return byText.some((key) => subscriptions.includes(key))
}

const everywhere = ['firstName', 'lastName', 'hand', 'birthday', 'gender', 'street1', 'street2', 'city', 'postalCode'] as const
const inJapan = ['altFirstName', 'altLastName', 'pref'] as const

/** Fields shown and sent on the site of Japan, or on other sites. */
export function fieldsOf(profile: Profile, isJapan: boolean): readonly ProfileField[] {
  return [...everywhere, ...(isJapan ? inJapan : (['state'] as const)), ...(isPhoneInUse(profile) ? [] : (['phone'] as const))]
}

/** Changed fields among those that are shown. */
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
  for (const field of profileFields) {
    if (typed[field] === before[field]) continue
    const read = readers[field](typed[field], today)
    if ('problem' in read) problems[field] = read.problem
    else details[field] = read.text
  }
  return Object.keys(problems).length > 0 ? { kind: 'problems', fields: problems } : { kind: 'details', details }
}

type Read = { readonly text: string } | { readonly problem: FieldProblem }
type Reader = (typed: string, today: Temporal.PlainDate) => Read

const readers: Readonly<Record<ProfileField, Reader>> = {
  firstName: (typed) => (typed.trim() === '' ? { problem: 'missing' } : written(typed)),
  lastName: written,
  // Kana exist in two widths; this uses one.
  altFirstName: folded,
  altLastName: folded,
  hand: written,
  birthday,
  gender: written,
  street1: written,
  street2: written,
  city: written,
  postalCode: folded,
  state: written,
  pref: written,
  phone,
}

/** Control characters and text direction overrides never belong to a name or address. */
const steering = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

function written(typed: string): Read {
  const text = typed.trim()
  return steering.test(text) ? { problem: 'unwritable' } : { text }
}

function folded(typed: string): Read {
  return written(typed.normalize('NFKC'))
}

const earliest = 1900

function birthday(typed: string, today: Temporal.PlainDate): Read {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { text }
  const date = dateOf(text)
  if (!date || date.year < earliest) return { problem: 'no-date' }
  return Temporal.PlainDate.compare(date, today) > 0 ? { problem: 'not-yet' } : { text }
}

function dateOf(text: string): Temporal.PlainDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  try {
    return Temporal.PlainDate.from({ year: Number(year), month: Number(month), day: Number(day) }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

function phone(typed: string): Read {
  if (typed.trim() === '') return { text: '' }
  const text = phoneOf(typed)
  return text === undefined ? { problem: 'no-number' } : { text }
}
