import * as z from 'zod/mini'

/** Seconds or milliseconds. */
const wait = z.number().check(z.gte(0))

/** Seconds, or an HTTP date; absent if the server sends no header. */
const retryAfter = z.exactOptional(z.union([wait, z.string()]))

export const injectedFaultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-network') }),
  /** The request arrives; the answer waits until it is released. */
  z.object({ kind: z.literal('no-answer') }),
  /** The request is processed, then the network fails. */
  z.object({ kind: z.literal('answer-lost') }),
  z.object({ kind: z.literal('slow'), milliseconds: wait }),
  /** The answer waits until the next request of the same call is answered. */
  z.object({ kind: z.literal('reordered') }),
  z.object({ kind: z.literal('server-fault') }),
  z.object({ kind: z.literal('unavailable'), retryAfter }),
  z.object({ kind: z.literal('throttled'), retryAfter }),
  /** For all callers, or only those with an expired token. */
  z.object({
    kind: z.literal('status'),
    status: z.literal([401, 403, 404, 410]),
    of: z.exactOptional(z.literal('expired tokens')),
  }),
  /** 409 by default, with an error per field. */
  z.object({
    kind: z.literal('conflict'),
    fields: z.record(z.string(), z.string()),
    status: z.exactOptional(z.literal([409, 422])),
  }),
  /** Not processed; a code other than 0 with HTTP 200 by default. */
  z.object({
    kind: z.literal('refused'),
    code: z.number(),
    message: z.exactOptional(z.string()),
    status: z.exactOptional(z.number().check(z.gte(200), z.lte(599))),
  }),
  /** Not processed; 200 with `error: true`. */
  z.object({ kind: z.literal('error-flag') }),
  /** Acknowledged but not processed; 202 by default. */
  z.object({ kind: z.literal('noted'), status: z.exactOptional(z.literal([201, 202, 204])) }),
  z.object({ kind: z.literal('created') }),
  /** Processed; this code is added to the answer. The shop adds an error beside its data. */
  z.object({ kind: z.literal('coded'), code: z.union([z.number(), z.string()]) }),
  /** Processed, but the body is unusable. */
  z.object({ kind: z.literal('unusable'), body: z.literal(['truncated', 'empty', 'page', 'no-content']) }),
  /** Processed, but one record breaks the contract; the first by default. */
  z.object({
    kind: z.literal('drifted'),
    how: z.literal(['missing-field', 'text-for-number', 'unknown-word', 'extra-field']),
    record: z.exactOptional(z.number()),
  }),
])
