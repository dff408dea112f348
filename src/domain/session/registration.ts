import type { PersonName } from '../shared/personName.ts'
import { phoneOf } from '../shared/phone.ts'
import { typedFields } from '../shared/typedFields.ts'
import { readableText } from '../shared/typedText.ts'
import { groupedText, kanaText, type TextProblem, validText } from '../shared/validText.ts'
import type { Hand } from './player.ts'
import { defaultMethod, type Method } from './sentCode.ts'

/** Optional values are left out if they were not given. */
export interface Registration extends PersonName {
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly postalCode?: string | undefined
  readonly centreId?: string | undefined
  readonly method: Method
  readonly hand: Hand
  /** Japan only; the club's value of the prefecture. */
  readonly pref?: string | undefined
}

const written = ['firstName', 'lastName', 'altFirstName', 'altLastName', 'phone', 'postalCode'] as const
/** All values are texts; email address and password are checked elsewhere. */
export type RegistrationField = (typeof written)[number]
export type RegistrationProblem = 'missing' | 'no-number' | TextProblem
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>

type Typed = Readonly<Record<RegistrationField, string>>
export interface RegistrationEntry extends Typed {
  readonly hand: Hand
  readonly method?: Method | undefined
  /** Narrows the choice of centres; not sent. */
  readonly locationId?: string | undefined
  readonly centreId?: string | undefined
  readonly pref?: string | undefined
}

export const emptyEntry: RegistrationEntry = {
  ...{ firstName: '', lastName: '', altFirstName: '', altLastName: '', phone: '', postalCode: '' },
  hand: 'right',
}

/** Leaves out unknown fields. */
export function entryOf(typed: Readonly<Record<string, string>>): RegistrationEntry {
  const { locationId, centreId, pref } = typed
  const method = ([1, 2] as const).find((each) => String(each) === typed['method'])
  const hand = typed['hand'] === 'left' ? 'left' : 'right'
  return { ...emptyEntry, ...typedFields(typed, written), hand, method, locationId, centreId, pref }
}

type Entered = Omit<Registration, 'email' | 'password'>
export type EnteredRegistration =
  | { readonly kind: 'entered'; readonly registration: Entered }
  | { readonly kind: 'problems'; readonly problems: RegistrationProblems }

/**
 * Normalises the entries. First name and phone number are required; the server checks everything else. `configured`: default method for
 * codes.
 */
export function enteredRegistration(entry: RegistrationEntry, configured: Method = defaultMethod): EnteredRegistration {
  const problems: Partial<Record<RegistrationField, RegistrationProblem>> = {}
  const texts = { ...entry }
  for (const field of written) {
    const read = readers[field](entry[field])
    if ('problem' in read) problems[field] = read.problem
    else texts[field] = read.text
  }
  if (Object.keys(problems).length > 0) return { kind: 'problems', problems }
  const { firstName, lastName, phone, hand, method = configured } = texts
  const given = (['altFirstName', 'altLastName', 'postalCode', 'centreId', 'pref'] as const).flatMap((key) =>
    texts[key] ? [[key, texts[key]]] : [],
  )
  return { kind: 'entered', registration: { firstName, lastName, phone, hand, method, ...Object.fromEntries(given) } }
}

type Read = { readonly text: string } | { readonly problem: RegistrationProblem }

const readers: Readonly<Record<RegistrationField, (typed: string) => Read>> = {
  firstName: required(validText),
  lastName: validText,
  altFirstName: kanaText,
  altLastName: kanaText,
  phone: required((typed) => {
    const text = phoneOf(typed)
    return text === undefined ? { problem: 'no-number' } : { text }
  }),
  postalCode: groupedText,
}

function required(read: (typed: string) => Read): (typed: string) => Read {
  return (typed) => (readableText(typed) === '' ? { problem: 'missing' } : read(typed))
}

/** Folds full-width digits. Undefined for empty or invalid input; only the server knows which codes exist. */
export function postalCodeOf(typed: string): string | undefined {
  const read = groupedText(typed)
  return 'text' in read && read.text !== '' ? read.text : undefined
}
