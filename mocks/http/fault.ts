import * as z from 'zod/mini'

/** Seconds or milliseconds to wait. */
const wait = z.number().check(z.gte(0))

/** Seconds, or an HTTP date; absent where the server does not say. */
const retryAfter = z.exactOptional(z.union([wait, z.string()]))

/** What can go wrong on the wire, as data. */
export const fault = z.discriminatedUnion('kind', [
  /** The request never arrives. */
  z.object({ kind: z.literal('no-network') }),
  /** It arrives and nothing comes back until it is released. */
  z.object({ kind: z.literal('no-answer') }),
  /** It is done, and then the network fails. */
  z.object({ kind: z.literal('answer-lost') }),
  /** Done and answered, so much later. */
  z.object({ kind: z.literal('slow'), milliseconds: wait }),
  /** The answer waits until the next request to the same call has been answered. */
  z.object({ kind: z.literal('reordered') }),
  /** 500 with JSON. */
  z.object({ kind: z.literal('server-fault') }),
  /** 503 with a page. */
  z.object({ kind: z.literal('unavailable'), retryAfter }),
  /** 429. */
  z.object({ kind: z.literal('throttled'), retryAfter }),
  /** To every caller, or only to those who bring a token that has expired. */
  z.object({
    kind: z.literal('status'),
    status: z.literal([401, 403, 404, 410]),
    of: z.exactOptional(z.literal('expired tokens')),
  }),
  /** 409, unless said otherwise, with an error a field. */
  z.object({
    kind: z.literal('conflict'),
    fields: z.record(z.string(), z.string()),
    status: z.exactOptional(z.literal([409, 422])),
  }),
  /** Answered with a code other than 0, and not done; with HTTP 200 unless said otherwise. */
  z.object({
    kind: z.literal('refused'),
    code: z.number(),
    message: z.exactOptional(z.string()),
    status: z.exactOptional(z.number().check(z.gte(200), z.lte(599))),
  }),
  /** Not done, and 200 with `error: true` where an answer belongs. */
  z.object({ kind: z.literal('error-flag') }),
  /** Taken note of, and not done: 202 unless said otherwise. */
  z.object({ kind: z.literal('noted'), status: z.exactOptional(z.literal([201, 202, 204])) }),
  /** Done, and answered with 201. */
  z.object({ kind: z.literal('created') }),
  /** Done, and answered with this code beside the good answer; the shop puts an error beside its data. */
  z.object({ kind: z.literal('coded'), code: z.union([z.number(), z.string()]) }),
  /** Done, and the answer's body is of no use. */
  z.object({ kind: z.literal('unusable'), body: z.literal(['truncated', 'empty', 'page', 'no-content']) }),
  /** Done, and one record of the answer is not what the contract says; the first unless said otherwise. */
  z.object({
    kind: z.literal('drifted'),
    how: z.literal(['missing-field', 'text-for-number', 'unknown-word', 'extra-field']),
    record: z.exactOptional(z.number()),
  }),
])
