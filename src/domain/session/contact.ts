import { emailOf } from '../shared/email.ts'
import { phoneOf } from '../shared/phone.ts'
import { preparedText } from '../shared/typedText.ts'

export const subscriptions = ['smsClubhouse', 'smsSpecialOffers', 'emailNews', 'emailSpecialOffers'] as const
export type Subscription = (typeof subscriptions)[number]

export interface Contact {
  readonly email: string
  /** Undefined if the servers don't say. */
  readonly emailVerified?: boolean | undefined
  readonly phone: string
  /** Undefined if the servers don't say. */
  readonly phoneVerified?: boolean | undefined
  /** The servers' keys: `Subscription`s, and others that stay unchanged. */
  readonly subscriptions: readonly string[]
}

export type ContactPreferences = Readonly<Partial<Record<Subscription, boolean>>>

export type EmailProblem = 'missing' | 'invalid' | 'same'
export type PhoneProblem = 'missing' | 'invalid'

/** Checked on the device, before a request. */
export function newEmailProblem(text: string, current: string): EmailProblem | undefined {
  if (preparedText(text) === '') return 'missing'
  const email = emailOf(text)
  if (email === undefined) return 'invalid'
  return email.toLowerCase() === current.toLowerCase() ? 'same' : undefined
}

/** Checked on the device, before a request. */
export function phoneProblem(text: string): PhoneProblem | undefined {
  if (preparedText(text) === '') return 'missing'
  return phoneOf(text) === undefined ? 'invalid' : undefined
}

/** A changed number is unverified. */
export function withPhone(contact: Contact, phone: string): Contact {
  const isSame = phoneOf(contact.phone) === phoneOf(phone)
  return { ...contact, phone, phoneVerified: isSame ? contact.phoneVerified : false }
}

/** Applies the player's changes to the current subscriptions. */
export function withPreferences(contact: Contact, preferences: ContactPreferences): Contact {
  const isDropped = (key: string) => Object.entries(preferences).some(([name, wanted]) => name === key && !wanted)
  const kept = contact.subscriptions.filter((key) => !isDropped(key))
  const added = subscriptions.filter((key) => preferences[key] && !kept.includes(key))
  return { ...contact, subscriptions: [...kept, ...added] }
}
