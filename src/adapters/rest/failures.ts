import * as z from 'zod/mini'
import { Failure, type FailureDetails, type FailureKind } from '#app/shared/failure'
import type { Call } from './call.ts'
import type { LatestAnswer } from './LatestAnswer.ts'
import { code } from './schemas.ts'

export type HttpFailure = 'no-network' | 'no-answer' | 'server-fault' | 'busy' | 'throttled' | 'unusable' | 'final'

export class WireFailure extends Failure {
  readonly fault: HttpFailure

  constructor(fault: HttpFailure, kind: FailureKind, details: FailureDetails = {}) {
    super(kind, details)
    this.fault = fault
  }
}

export interface Received {
  readonly status: number
  readonly header: (name: string) => string | undefined
  readonly text: string
  readonly at: Temporal.Instant
}

/** Some calls report a refusal with a success status. */
const flagged = z.object({ error: z.literal(true) })

const coded = z.object({ code: z.union([code, z.string().check(z.minLength(1))]) })

export function failureOf(received: Received): WireFailure {
  const { status } = received
  const body = bodyOf(received)
  const retryAfter = status === 429 || status === 503 ? secondsUntil(received) : undefined
  const details = { code: codeOf(body) ?? status, body, retryAfter, reference: referenceOf(received) }
  if (status === 429) return new WireFailure('throttled', 'throttled', details)
  if (status === 503 && retryAfter !== undefined) return new WireFailure('busy', 'throttled', details)
  if (status >= 500) return new WireFailure('server-fault', 'server-fault', details)
  return new WireFailure('final', kindOf(status), details)
}

function kindOf(status: number): FailureKind {
  if (status === 401) return 'unauthorised'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'broken-contract' : 'rejected'
}

export function answerOf<Answer>(call: Call<unknown, unknown, Answer>, received: Received, latest?: LatestAnswer<Answer>): Answer {
  if (!succeeded(call, received.status)) throw failureOf(received)
  const parse = () => parsed(call, received)
  return latest ? latest.of(received.text, parse) : parse()
}

function parsed<Answer>(call: Call<unknown, unknown, Answer>, received: Received): Answer {
  const body = bodyOf(received)
  if (z.safeParse(flagged, body).success) throw rejected(received, body)
  const told = codeOf(body)
  const refused = typeof told === 'number' && told !== 0
  if (refused && call.codes !== 'all' && !call.codes.includes(told)) throw rejected(received, body)
  const answer = z.safeParse(call.answer, body)
  if (answer.success) return answer.data
  if (refused) throw rejected(received, body)
  throw body === undefined || body === null ? unusableBodyFailure(received) : contractFailure(answer.error, received)
}

function succeeded({ success }: Pick<Call, 'success'>, status: number): boolean {
  return success === '2xx' ? status >= 200 && status < 300 : status === success
}

function rejected(received: Received, body: unknown): WireFailure {
  return new WireFailure('final', 'rejected', { code: codeOf(body), body, reference: referenceOf(received) })
}

export function unusableBodyFailure(received: Received | undefined): WireFailure {
  return new WireFailure('unusable', 'broken-contract', { path: 'body', reference: received && referenceOf(received) })
}

/** Keeps only the path: an answer that can't be read may contain tokens. */
export function contractFailure({ issues }: z.core.$ZodError, received: Received | undefined): WireFailure {
  const path = issues[0]?.path.map(String) ?? []
  const reference = received && referenceOf(received)
  return new WireFailure('final', 'broken-contract', { path: path.length > 0 ? path.join('.') : 'body', reference })
}

/** Removes the answer: in these areas it must not reach callers. */
export function withOnlyCode<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => Promise.reject(error instanceof Failure ? codeAlone(error) : error))
}

function codeAlone({ kind, code, retryAfter, path, reference }: Failure): Failure {
  return new Failure(kind, { code, retryAfter, path, reference })
}

/** Undefined for invalid JSON; null without a body. */
function bodyOf({ text }: Received): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codeOf(body: unknown): number | string | undefined {
  return z.safeParse(coded, body).data?.code
}

function referenceOf({ header }: Received): string | undefined {
  return header('x-request-id')
}

function secondsUntil({ header, at }: Received): number | undefined {
  const text = header('retry-after')?.trim()
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - at.epochMilliseconds) / 1000))
}
