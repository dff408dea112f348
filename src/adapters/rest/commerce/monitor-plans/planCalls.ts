import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { answered, code, listOf } from '../../schemas.ts'

const text = z.string().check(z.minLength(1))

export const upgradeCodes = { 'has-plan': 50_321, declined: 50_322 } as const

/** Charges the card that was sent for the membership. */
export const upgradePlan = call({
  id: 'devices.upgrade-plan',
  method: 'POST',
  path: '/rest/{storeCode}/V1/subscription/upgradePlan',
  auth: 'player',
  kind: 'write',
  codes: Object.values(upgradeCodes),
  body: z.strictObject({ membershipId: text, sku: text }),
  answer: z.object({ code }),
})

/** The card gateway's token, never the card. */
const cardBody = z.strictObject({ membershipId: text, card: z.strictObject({ key: text, value: text }) })

/** For the next payment of a membership in the store of the United States. */
export const chargeFuture = call({
  id: 'devices.charge-future',
  method: 'POST',
  path: '/rest/STSVEN/V1/subscription/chargeFuture',
  auth: 'player',
  kind: 'idempotent',
  body: cardBody,
  answer: z.object({ code }),
})

/** The same in Canada's store. */
export const chargeMoneris = call({
  id: 'devices.charge-moneris',
  method: 'POST',
  path: '/rest/STSVCA/V1/subscription/chargeMoneris',
  auth: 'player',
  kind: 'idempotent',
  body: cardBody,
  answer: z.object({ code }),
})

/** Two letters for each country. */
export const euCountries = call({
  id: 'devices.eu-countries',
  method: 'GET',
  path: '/STSVEN/rest/all/V1/getCountryEU',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(z.string().check(z.regex(/^[A-Z]{2}$/)))),
})
