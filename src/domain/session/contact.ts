import { emailOf } from '../shared/email.ts'
import { phoneOf } from './phone.ts'

/** What the club may send, as the servers name it. */
export const subscriptions = ['smsClubhouse', 'smsSpecialOffers', 'emailNews', 'emailSpecialOffers'] as const
export type Subscription = (typeof subscriptions)[number]

/** How the club reaches a player, and with what. */
export interface Contact {
  readonly email: string
  /** Absent where the servers do not tell. */
  readonly emailVerified?: boolean | undefined
  readonly phone: string
  /** Absent where the servers do not tell. */
  readonly phoneVerified?: boolean | undefined
  /** What is wanted, as the servers name it: `Subscription`s, and others that stay as they are. */
  readonly subscriptions: readonly string[]
}

/** Which are wanted from now on, and which no longer. */
export type ContactPreferences = Readonly<Partial<Record<Subscription, boolean>>>

export type EmailProblem = 'missing' | 'invalid' | 'same'
export type PhoneProblem = 'missing' | 'invalid'

/** What is wrong with a new address before anybody is asked. */
export function newEmailProblem(text: string, current: string): EmailProblem | undefined {
  if (text.trim() === '') return 'missing'
  const email = emailOf(text)
  if (email === undefined) return 'invalid'
  return email.toLowerCase() === current.toLowerCase() ? 'same' : undefined
}

/** What is wrong with a number before anybody is asked. */
export function phoneProblem(text: string): PhoneProblem | undefined {
  if (text.trim() === '') return 'missing'
  return phoneOf(text) === undefined ? 'invalid' : undefined
}

/** A number that has changed has yet to be verified. */
export function withPhone(contact: Contact, phone: string): Contact {
  const isSame = phoneOf(contact.phone) === phoneOf(phone)
  return { ...contact, phone, phoneVerified: isSame ? contact.phoneVerified : false }
}

/** What is wished for on top of what is wanted already. */
export function withPreferences(contact: Contact, preferences: ContactPreferences): Contact {
  const isDropped = (key: string) => Object.entries(preferences).some(([name, wanted]) => name === key && !wanted)
  const kept = contact.subscriptions.filter((key) => !isDropped(key))
  const added = subscriptions.filter((key) => preferences[key] && !kept.includes(key))
  return { ...contact, subscriptions: [...kept, ...added] }
}
