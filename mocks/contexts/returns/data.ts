import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

const returnedItem = z.object({
  id: z.number(),
  orderItemId: z.number(),
  quantity: z.number(),
  /** What the customer asked for, where the shop takes back fewer. */
  requested: z.optional(z.number()),
  reasonId: z.number(),
  conditionId: z.number(),
  resolutionId: z.number(),
  name: text,
  urlKey: z.optional(text),
  status: z.enum(['pending', 'authorized', 'received', 'resolved', 'rejected']),
})

const trackingNumber = z.object({ id: z.number(), code: text, number: text, isCustomer: z.boolean() })

/** `id` is the number of the request. */
export const returnRequest = z.object({
  id: text,
  /** Names the request in calls about its messages and tracking numbers. */
  hash: text,
  playerId: text,
  orderId: text,
  createdAt: text,
  modifiedAt: text,
  statusId: z.number(),
  fields: z.array(z.object({ key: text, value: z.string() })),
  note: z.string(),
  files: z.array(text),
  rating: z.optional(z.number()),
  ratingComment: z.optional(z.string()),
  hasLabel: z.boolean(),
  items: z.array(returnedItem),
  tracking: z.array(trackingNumber),
})
export type ReturnRequestRow = z.infer<typeof returnRequest>
export type ItemStatus = ReturnRequestRow['items'][number]['status']

export const returnMessage = z.object({
  id: text,
  number: z.number(),
  requestId: text,
  createdAt: text,
  text: z.string(),
  from: z.enum(['customer', 'manager', 'system']),
  name: text,
  files: z.array(z.object({ hash: text, name: text })),
})
export type ReturnMessageRow = z.infer<typeof returnMessage>

/** `id` is its hash, `content` in base64. */
export const returnAttachment = z.object({
  id: text,
  playerId: text,
  name: text,
  type: z.enum(['jpg', 'png', 'webp', 'pdf']),
  content: text,
})

export const returnSettings = z.object({
  id: text,
  enabled: z.boolean(),
  chat: z.boolean(),
  policy: z.boolean(),
  contact: z.boolean(),
  /** Of an attachment, in kilobytes. */
  kilobytes: z.number(),
})
export type ReturnSettingsRow = z.infer<typeof returnSettings>
