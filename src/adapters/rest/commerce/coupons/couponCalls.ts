import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { answered, listOf, maybe } from '../../schemas.ts'
import { plainDate } from '../../timeSchemas.ts'

const text = z.string().check(z.minLength(1))

/** `expiresOn` as `2026-12-31`, the last day. */
const coupon = z.object({ couponId: text, code: text, name: text, expiresOn: maybe(plainDate) })

const read = { method: 'GET', path: '/api/coupon', auth: 'player', kind: 'read', answer: answered(listOf(coupon)) } as const

/** For a purchase. */
export const coupons = call({ ...read, id: 'commerce.coupons' })

/** Status 0: unused. */
export const couponList = call({ ...read, id: 'commerce.coupons-list', query: z.strictObject({ status: z.literal('0') }) })
