import * as z from 'zod/mini'
import { call } from '../call.ts'
import { acknowledged, code } from '../schemas.ts'

const text = z.optional(z.string())
const handedness = z.strictObject({ key: z.literal(['l', 'r']), value: z.literal(['left', 'right']) })

/** The fields that change, named as in the profile. 422 lists refused fields in `errors`. */
export const updateCustomer = call({
  id: 'devices.update-customer',
  method: 'PUT',
  path: '/api/skytrak/customer',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({
    fields: z.strictObject({ handedness }),
    ...{ firstName: text, lastName: text, altFirstName: text, altLastName: text, birthday: text, gender: text, phone: text },
    ...{ street1: text, street2: text, city: text, postalCode: text, state: text, pref: text },
  }),
  answer: z.object({ code: z._default(code, 0) }),
})

/** Refused with 90024 if the old password is wrong, as a player's is. */
export const changeCustomerPassword = call({
  id: 'devices.change-password',
  method: 'PUT',
  path: '/api/skytrak/customer/change-password',
  auth: 'player',
  kind: 'write',
  success: 200,
  body: z.strictObject({ oldPassword: z.string(), newPassword: z.string() }),
  answer: acknowledged,
})
