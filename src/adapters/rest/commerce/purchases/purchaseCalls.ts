import * as z from 'zod/mini'
import { purchaseKinds } from '#domain/commerce/purchases/purchase'
import { call } from '../../call.ts'
import { answered, code, listOf, maybe } from '../../schemas.ts'
import { instant } from '../../timeSchemas.ts'
import { money, text } from '../moneySchemas.ts'

/** An instant; it is sent back as it came. */
const date = z.pipe(
  z.string(),
  z.transform((written, context) => {
    const read = z.safeParse(instant, written)
    if (read.success) return { written, at: read.data }
    context.issues.push({ code: 'custom', input: written, message: 'not a date' })
    return z.NEVER
  }),
)

/** `kind`, `names` and `refunded` are fields of our own. */
const purchase = z.object({
  ...{ requestId: text, orderNumber: text, total: money, date, studentName: text },
  receiptAddress: maybe(text),
  kind: z.pipe(
    z.nullish(z.string()),
    z.transform((kind) => purchaseKinds.find((known) => known === kind)),
  ),
  names: z._default(z.array(text), []),
  refunded: z._default(z.boolean(), false),
})
export type PurchaseOnWire = z.infer<typeof purchase>

export const purchases = call({
  id: 'commerce.purchases',
  method: 'GET',
  path: '/api/purchase',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(purchase)),
})

const receiptBody = z.strictObject({
  ...{ requestId: text, orderNumber: text, total: money, date: text, studentName: text },
  receiptAddress: text.check(z.maxLength(400)),
})
export type ReceiptBody = z.infer<typeof receiptBody>

/** Again, it makes out the same receipt. */
export const receipt = call({
  id: 'commerce.receipt',
  method: 'POST',
  path: '/api/receipt',
  auth: 'player',
  kind: 'idempotent',
  body: receiptBody,
  answer: z.object({ code: z._default(code, 0) }),
})

/** Changes nothing. */
export const receiptExport = call({
  id: 'commerce.receipt-export',
  method: 'POST',
  path: '/api/receipt/export',
  auth: 'player',
  kind: 'read',
  body: receiptBody,
  answer: answered(z.object({ html: text, link: maybe(text) })),
})
