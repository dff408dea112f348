import type { PersonName } from '../shared/personName.ts'
import { typedFields } from '../shared/typedFields.ts'
import { type TextProblem, validText } from '../shared/validText.ts'
import { phoneOf } from './phone.ts'
import type { Hand } from './player.ts'
import { defaultMethod, type Method } from './sentCode.ts'

/** An account to be opened. What is optional is left out where nothing was given. */
export interface Registration extends PersonName {
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly postalCode?: string | undefined
  readonly centreId?: string | undefined
  /** How the code is to come. */
  readonly method: Method
  readonly hand: Hand
  /** Prefecture, Japan only; as the club lists it. */
  readonly pref?: string | undefined
}

const written = ['firstName', 'lastName', 'altFirstName', 'altLastName', 'phone', 'postalCode'] as const
/** What is typed, each as one text; e-mail address and password are looked at elsewhere. */
export type RegistrationField = (typeof written)[number]
export type RegistrationProblem = 'missing' | 'no-number' | TextProblem
export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>

type Typed = Readonly<Record<RegistrationField, string>>
export interface RegistrationEntry extends Typed {
  readonly hand: Hand
  /** Absent until one is chosen. */
  readonly method?: Method | undefined
  /** Narrows the centres and is not sent. */
  readonly locationId?: string | undefined
  readonly centreId?: string | undefined
  readonly pref?: string | undefined
}

export const emptyEntry: RegistrationEntry = {
  ...{ firstName: '', lastName: '', altFirstName: '', altLastName: '', phone: '', postalCode: '' },
  hand: 'right',
}

/** What was typed before, by field; whatever is none of them is left out. */
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
 * What was typed, as the club is told it. A first name and a phone number must be there; all else is the server's to say.
 * `configured`: how codes are sent where the player has chosen nothing.
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
  // Kana come in two widths, and belong into one.
  altFirstName: folded,
  altLastName: folded,
  phone: required((typed) => {
    const text = phoneOf(typed)
    return text === undefined ? { problem: 'no-number' } : { text }
  }),
  postalCode: folded,
}

function required(read: (typed: string) => Read): (typed: string) => Read {
  return (typed) => (typed.trim() === '' ? { problem: 'missing' } : read(typed))
}

function folded(typed: string): Read {
  return validText(typed.normalize('NFKC'))
}

/** Full-width digits folded; which codes there are the server knows. Nothing where none was typed, or nothing that could be one. */
export function postalCodeOf(typed: string): string | undefined {
  const read = folded(typed)
  return 'text' in read && read.text !== '' ? read.text : undefined
}
