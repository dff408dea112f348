import * as z from 'zod/mini'
import { regionNames } from '../../http/regions.ts'
import { localised } from '../../world/languages.ts'

const text = z.string().check(z.minLength(1))

export const player = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  firstName: z.string(),
  lastName: z.string(),
  /** Kana readings, Japan only. */
  altFirstName: z.optional(z.string()),
  altLastName: z.optional(z.string()),
  /** Of the account, as the profile tells it: `skytrak`, `skytrak_clubhouse`, or none. */
  type: z.optional(z.string()),
  metricDistances: z.boolean(),
  metricSpeeds: z.boolean(),
  hand: z.enum(['left', 'right']),
  homeCenterId: z.optional(text),
  memberSince: z.optional(z.number()),
  /** As `1990-02-28`. */
  birthday: z.optional(z.string()),
  gender: z.optional(z.string()),
  street1: z.optional(z.string()),
  street2: z.optional(z.string()),
  city: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  /** Outside Japan; inside it is `pref`. */
  state: z.optional(z.string()),
  pref: z.optional(z.string()),
  /** What the club may send: `smsClubhouse`, `smsSpecialOffers`, `emailNews`, … */
  emailSubscription: z.optional(z.array(text)),
  emailVerified: z.optional(z.boolean()),
  phoneVerified: z.optional(z.boolean()),
  /** Where a code has gone that is to make it the player's, */
  pendingEmail: z.optional(text),
  pendingPhone: z.optional(text),
  /** and the address whose code has come back. */
  confirmedEmail: z.optional(text),
  termsRead: z.optional(z.boolean()),
  ageAffirmation: z.optional(z.boolean()),
  /** Whose child this is. */
  parentId: z.optional(text),
  /** A parent who wants to act for this child is asked for the child's own password. */
  passwordAsked: z.optional(z.boolean()),
  /** Where the account lives. */
  region: z.enum(regionNames),
  /** What this person is good for, for those who choose one to sign in as; absent for those not to choose. */
  about: z.optional(z.string()),
  /** Every token of theirs is refused, new ones too. */
  barred: z.optional(z.boolean()),
})
export type PlayerRow = z.infer<typeof player>

/** Credits that were bought, and end, together. */
export const creditLot = z.object({
  id: text,
  playerId: text,
  amount: z.number(),
  left: z.number(),
  /** The last day on which they count, as `2026-06-30`. */
  lastDay: z.optional(text),
})
export type CreditLotRow = z.infer<typeof creditLot>

/** A token that was given out. The three of one sign-in or refresh share a grant. */
export const pass = z.object({
  /** The token itself. */
  id: text,
  kind: z.enum(['access', 'refresh', 'shop']),
  playerId: text,
  grant: text,
  expires: text,
  /** The only one whose servers take it. */
  region: z.enum(regionNames),
  /** Whether it was given to a launch monitor's customer or to a player of the club: one account may sign in as either. */
  audience: z.enum(['club', 'launch-monitor']),
  /** Given for a ticket: the club's staff acts in the player's name. */
  byTicket: z.boolean(),
  /** Used up, taken back, or signed out. */
  void: z.boolean(),
})
export type PassRow = z.infer<typeof pass>

/** A text of the club's own, which wins over the shipped one. */
export const wording = z.object({ id: text, language: text, key: text, text: z.string() })

/** What a message from the club is about. */
const purposes = ['change-email', 'verify-phone', 'sign-up', 'reset-password', 'verify-email', 'order', 'shipment', 'gift-card'] as const

/** An e-mail or a text message that the club has sent. */
export const message = z.object({
  id: text,
  at: text,
  channel: z.enum(['email', 'sms']),
  to: text,
  purpose: z.enum(purposes),
  /** What it lets its reader do, once; in full, or as the end of a link. Of an order its number. */
  code: text,
  /** The product's own, from its root; it ends in the code, or in the token where one stands beside it. */
  link: z.optional(text),
  /** What the code is changed into, or a link ends in where the code is to be typed. */
  token: z.optional(text),
  expires: text,
  /** Used up, or replaced by a later one. */
  void: z.boolean(),
})
export type MessageRow = z.infer<typeof message>

/** What the club has told a player. */
export const notification = z.object({
  id: text,
  playerId: text,
  /** What it is about. */
  sourceId: text,
  title: localised,
  message: localised,
  at: text,
  read: z.boolean(),
})

/** For one sign-in in a player's name. */
export const ticket = z.object({
  /** The ticket itself. */
  id: text,
  playerId: text,
  /** Who asked for it: somebody of the staff, or the player, who hands it to one. */
  by: z.enum(['staff', 'player']),
  expires: text,
  /** Used up. */
  void: z.boolean(),
})
export type TicketRow = z.infer<typeof ticket>

/** What another region's site has sealed, once it is used up. */
export const seal = z.object({ id: text })

/** What the club has to say in full sentences, as HTML: `privacy`, `terms`, `register`. */
export const clubText = z.object({ id: text, html: localised })
export type ClubTextRow = z.infer<typeof clubText>

/** How people register; the only row is `registration`. */
export const registrationSetting = z.object({
  id: text,
  methodOfVerification: z.number(),
  locations: z.array(z.object({ id: text, name: localised, centreIds: z.array(text) })),
})
export type RegistrationSettingRow = z.infer<typeof registrationSetting>
