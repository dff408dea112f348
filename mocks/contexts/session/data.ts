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
  type: z.optional(z.string()),
  metricDistances: z.boolean(),
  metricSpeeds: z.boolean(),
  hand: z.enum(['left', 'right']),
  homeCenterId: z.optional(text),
  memberSince: z.optional(z.number()),
  birthday: z.optional(z.string()),
  gender: z.optional(z.string()),
  street1: z.optional(z.string()),
  street2: z.optional(z.string()),
  city: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  /** Outside Japan; players in Japan have `pref`. */
  state: z.optional(z.string()),
  pref: z.optional(z.string()),
  emailSubscription: z.optional(z.array(text)),
  emailVerified: z.optional(z.boolean()),
  phoneVerified: z.optional(z.boolean()),
  /** New address or number that waits for its code. */
  pendingEmail: z.optional(text),
  pendingPhone: z.optional(text),
  /** Address whose code was entered. */
  confirmedEmail: z.optional(text),
  termsRead: z.optional(z.boolean()),
  ageAffirmation: z.optional(z.boolean()),
  parentId: z.optional(text),
  passwordAsked: z.optional(z.boolean()),
  region: z.enum(regionNames),
  about: z.optional(z.string()),
  barred: z.optional(z.boolean()),
  /** Has a paid plan for a launch monitor. */
  skytrakPlus: z.optional(z.boolean()),
})
export type PlayerRow = z.infer<typeof player>

export const creditLot = z.object({
  id: text,
  playerId: text,
  amount: z.number(),
  left: z.number(),
  /** The last valid day, such as `2026-06-30`. */
  lastDay: z.optional(text),
})
export type CreditLotRow = z.infer<typeof creditLot>

/** The three tokens of one sign-in or refresh share a grant. */
export const pass = z.object({
  id: text,
  kind: z.enum(['access', 'refresh', 'shop', 'monitor-shop']),
  playerId: text,
  grant: text,
  expires: text,
  /** Only this region's servers accept the token. */
  region: z.enum(regionNames),
  audience: z.enum(['club', 'launch-monitor']),
  /** Issued for a ticket: staff act in the player's name. */
  byTicket: z.boolean(),
  /** Used, revoked or signed out. */
  void: z.boolean(),
})
export type PassRow = z.infer<typeof pass>

/** A text of the club that overrides the product's own. */
export const wording = z.object({ id: text, language: text, key: text, text: z.string() })

const purposes = [
  'change-email',
  'verify-phone',
  'sign-up',
  'reset-password',
  'verify-email',
  'order',
  'shipment',
  'refund',
  'gift-card',
] as const

export const message = z.object({
  id: text,
  at: text,
  channel: z.enum(['email', 'sms']),
  to: text,
  purpose: z.enum(purposes),
  /** A one-time code or the end of a link; for an order its number. */
  code: text,
  /** Path of the product, ending in `code` or, if present, `token`. */
  link: z.optional(text),
  token: z.optional(text),
  expires: text,
  void: z.boolean(),
})
export type MessageRow = z.infer<typeof message>

export const notification = z.object({
  id: text,
  playerId: text,
  sourceId: text,
  title: localised,
  message: localised,
  at: text,
  read: z.boolean(),
  /** What it is about, as an address within the product. */
  link: z.optional(text),
})

export const ticket = z.object({
  id: text,
  playerId: text,
  by: z.enum(['staff', 'player']),
  expires: text,
  void: z.boolean(),
})
export type TicketRow = z.infer<typeof ticket>

export const seal = z.object({ id: text })

/** HTML texts of the club: `privacy`, `terms`, `register`. */
export const clubText = z.object({ id: text, html: localised })
export type ClubTextRow = z.infer<typeof clubText>

/** Registration settings; the only row is `registration`. */
export const registrationSetting = z.object({
  id: text,
  methodOfVerification: z.number(),
  locations: z.array(z.object({ id: text, name: localised, centreIds: z.array(text) })),
})
export type RegistrationSettingRow = z.infer<typeof registrationSetting>
