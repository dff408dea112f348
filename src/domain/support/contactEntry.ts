import { emailOf } from '../shared/email.ts'
import { phoneOf } from '../shared/phone.ts'
import { typedFields } from '../shared/typedFields.ts'
import { readableText } from '../shared/typedText.ts'
import { groupedText, kanaText, type TextProblem, validText } from '../shared/validText.ts'
import { type BirthProblem, birthFields, type TypedBirth, typedBirth } from './birthFields.ts'
import { postcodeInJapan } from './postcodeInJapan.ts'

const written = ['firstName', 'lastName', 'altFirstName', 'altLastName', 'email', 'phone', 'postalCode'] as const
const chosen = ['area', 'centreId', 'pref'] as const

export type WrittenField = (typeof written)[number]
type ChosenField = (typeof chosen)[number]
export type ContactField = WrittenField | 'centreId' | 'pref' | 'birth'
export type ContactProblem = 'missing' | 'no-email' | 'no-phone' | 'no-kana' | 'no-postcode' | BirthProblem | TextProblem
export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>

type Written = Readonly<Record<WrittenField, string>>
export interface ContactEntry extends Written, TypedBirth, Readonly<Partial<Record<ChosenField, string | undefined>>> {
  /** Whether the club may send news. */
  readonly wantsNews: boolean
}

export const emptyContact: ContactEntry = {
  ...{ firstName: '', lastName: '', altFirstName: '', altLastName: '', email: '', phone: '', postalCode: '' },
  wantsNews: false,
}

/** What a visitor tells the club; empty texts were not given. */
export interface ContactDetails extends Pick<Written, 'firstName' | 'lastName' | 'email' | 'phone' | 'postalCode'> {
  readonly centreId: string
  readonly wantsNews: boolean
  readonly japan?: JapanDetails
}

export interface JapanDetails extends Pick<Written, 'altFirstName' | 'altLastName'> {
  readonly birth: Readonly<Record<'year' | 'month' | 'day', string>>
  readonly pref: string
}

export type EnteredContact =
  | { readonly kind: 'entered'; readonly details: ContactDetails }
  | { readonly kind: 'problems'; readonly problems: ContactProblems }

interface Rules {
  readonly isJapan: boolean
  readonly today: Temporal.PlainDate
}

type Read = { readonly text: string } | { readonly problem: ContactProblem }
type Reader = (typed: string) => Read

/** Names, email address and centre are needed; in Japan also the reading of the names, prefecture and postcode. */
export function enteredContact(entry: ContactEntry, { isJapan, today }: Rules): EnteredContact {
  const problems: Partial<Record<ContactField, ContactProblem>> = {}
  const texts = { ...entry }
  for (const field of written) {
    const read = (isJapan ? { ...readers, ...japanReaders } : readers)[field](entry[field])
    if ('problem' in read) problems[field] = read.problem
    else texts[field] = read.text
  }
  const { centreId, pref, firstName, lastName, email, phone, postalCode, altFirstName, altLastName, wantsNews } = texts
  if (centreId === undefined) problems.centreId = 'missing'
  if (isJapan && pref === undefined) problems.pref = 'missing'
  const birth = typedBirth(entry, today)
  if (isJapan && 'problem' in birth) problems.birth = birth.problem
  if (Object.keys(problems).length > 0 || centreId === undefined) return { kind: 'problems', problems }
  const details = { firstName, lastName, email, phone, postalCode, centreId, wantsNews }
  if (!isJapan || pref === undefined || 'problem' in birth) return { kind: 'entered', details }
  return { kind: 'entered', details: { ...details, japan: { altFirstName, altLastName, pref, birth: birth.fields } } }
}

/** Leaves out unknown fields. */
export function contactIn(typed: Readonly<Record<string, string>>): Partial<ContactEntry> {
  return { ...typedFields(typed, [...written, ...chosen, ...birthFields]), ...(typed['wantsNews'] === 'yes' && { wantsNews: true }) }
}

/** What differs from what the form contained at first. */
export function changedTexts(entry: ContactEntry, first: ContactEntry = emptyContact): Readonly<Record<string, string>> {
  const changed = [...written, ...chosen, ...birthFields].filter((field) => entry[field] !== first[field])
  return { ...Object.fromEntries(changed.map((field) => [field, entry[field] ?? ''])), ...(entry.wantsNews && { wantsNews: 'yes' }) }
}

const readers: Readonly<Record<WrittenField, Reader>> = {
  firstName: required(validText),
  lastName: required(validText),
  altFirstName: () => ({ text: '' }),
  altLastName: () => ({ text: '' }),
  email: required(readBy(emailOf, 'no-email')),
  phone: optional(readBy(phoneOf, 'no-phone')),
  postalCode: (typed) => groupedText(typed, 20),
}

const japanReaders = {
  altFirstName: required(kana),
  altLastName: required(kana),
  postalCode: required(readBy(postcodeInJapan, 'no-postcode')),
} as const

function kana(typed: string): Read {
  const read = kanaText(typed)
  if ('problem' in read) return read
  return /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u.test(read.text) ? read : { problem: 'no-kana' }
}

function readBy(read: (typed: string) => string | undefined, problem: ContactProblem): Reader {
  return (typed) => {
    const text = read(typed)
    return text === undefined ? { problem } : { text }
  }
}

function required(read: Reader): Reader {
  return (typed) => (readableText(typed) === '' ? { problem: 'missing' } : read(typed))
}

function optional(read: Reader): Reader {
  return (typed) => (readableText(typed) === '' ? { text: '' } : read(typed))
}
