import type { Expected } from '../expectations.ts'
import type { Cell } from './Cell.ts'
import type { CellObservation } from './CellObservation.ts'
import { noticesOf, withoutText } from './notices.ts'
import { isReadRow, type PreparedRow } from './PreparedRow.ts'

interface Case {
  readonly cell: Pick<Cell, 'runMode' | 'again'>
  readonly prepared: PreparedRow
  readonly expected: Expected
  readonly seen: CellObservation
}

type Assertion = (a: Case) => string | undefined

function differs(what: string, seen: unknown, expected: unknown): string | undefined {
  const [one, other] = [JSON.stringify(seen) ?? 'nothing', JSON.stringify(expected) ?? 'nothing']
  return one === other ? undefined : `${what} is ${one}, not ${other}`
}

function first(...found: readonly (string | undefined)[]): string | undefined {
  return found.find((each) => each !== undefined)
}

const settles: Assertion = ({ expected, seen }) => {
  if (seen.outcome === 'unsettled') return 'it is still under way'
  return expected.ends === undefined ? undefined : differs('its end in ms', seen.ends, expected.ends)
}

const exactOutcome: Assertion = ({ expected, seen, prepared }) => {
  const { failure } = seen
  const keepsBody = prepared.row.keeps !== 'code' && (failure?.kind === 'rejected' || failure?.kind === 'forbidden')
  return first(
    differs('the outcome', isSignedOut(expected, seen) ? expected.outcome : seen.outcome, expected.outcome),
    failure && differs('seconds to wait', failure.retryAfter, expected.retryAfter),
    failure && prepared.row.keeps === 'code' && failure.body !== undefined ? "the answer's body is kept beside its code" : undefined,
    keepsBody && failure?.body === undefined ? "the answer's body is not kept" : undefined,
    failure?.kind === 'server-fault' && !failure.reference ? 'there is no reference to read out' : undefined,
    seen.company.every(({ outcome }) => outcome === 'done') ? undefined : 'what ran beside it was not read',
    seen.broken.length > 0
      ? `absurd values: ${seen.broken.slice(0, 3).join('; ')}${seen.broken.length > 3 ? ` and ${seen.broken.length - 3} more` : ''}`
      : undefined,
  )
}

function isSignedOut({ session }: Expected, { outcome }: CellObservation): boolean {
  return session === 'expired' && outcome === 'skeleton'
}

const exactAttempts: Assertion = ({ expected, seen }) =>
  first(
    differs('the attempts in ms', seen.at, expected.at),
    expected.refreshes === undefined ? undefined : differs('the number of refreshes', seen.refreshes, expected.refreshes),
    seen.company.every(({ requests }) => requests === 2)
      ? undefined
      : `each call beside it was sent ${seen.company[0]?.requests} times, not twice`,
  )

const flagsOff: Assertion = ({ seen }) => {
  if (seen.busy) return 'it is still busy'
  return seen.again.busy ? 'it is still busy after the next time' : undefined
}

const stateEqual: Assertion = ({ cell, expected, seen, prepared }) => {
  return first(
    differs('its effect in the world', seen.effect, effectFor(expected, prepared)),
    isReadRow(prepared.call, prepared.row) ? onScreen(cell, expected, seen) : undefined,
    keptAsExpected(expected, seen, prepared),
  )
}

/** Of who is signed out nothing is kept. */
function keptAsExpected(
  { outcome, session, kept = outcome === 'done' ? 'after' : 'before' }: Expected,
  seen: CellObservation,
  prepared: PreparedRow,
) {
  if (!seen.kept || session === 'expired') return undefined
  return differs('what the product keeps', seen.kept.now, kept === 'after' ? prepared.kept : seen.kept.before)
}

function effectFor({ effect }: Expected, { effect: whole }: PreparedRow): string {
  if (typeof effect === 'object') return effect.only
  return effect === 'done' ? whole : ''
}

function onScreen(
  { runMode }: Pick<Cell, 'runMode'>,
  { outcome, leftOut, session }: Expected,
  { shown, shownKept, lastShown }: CellObservation,
): string | undefined {
  if (outcome.startsWith('refused') || session === 'expired') return undefined
  if (outcome !== 'done') return shownKept ? undefined : 'what was shown is gone'
  if (runMode === 'overtaken' && !lastShown) return 'an answer that came late is shown'
  if (leftOut === undefined) return shown.same ? undefined : 'something else is shown than without the fault'
  if (shown.fewer !== leftOut) return `${shown.fewer} records are left out, not ${leftOut}`
  return shown.changed > 1 ? `${shown.changed} records have changed, and only one was broken` : undefined
}

const sessionAsStated: Assertion = ({ expected, seen: { session }, prepared }) => {
  const { before, after, stored, marked, rememberMe } = session
  const isItsOwnEnd = expected.outcome === 'done' && session.endedBecause === prepared.endedBecause
  const endedBecause = isItsOwnEnd ? undefined : session.endedBecause
  // Values that were left out are missing in the session too.
  const changed = expected.leftOut ? '' : session.changed.join()
  const isStored = differs('the stored token', stored, after)
  switch (expected.session) {
    case 'kept':
      return first(differs('the token', after, before), isStored, endedBecause, changed)
    case 'renewed':
      return after === undefined || after === before ? 'the tokens are not renewed' : first(isStored, endedBecause, changed)
    case 'expired':
      return first(
        differs('the token', after, undefined),
        isStored,
        differs('why it ended', endedBecause, 'expired'),
        marked && rememberMe ? undefined : 'the mark of the sign-out or the remembered choice is missing',
      )
    case 'out':
      return first(
        differs('the token', after, undefined),
        isStored,
        endedBecause,
        marked ? undefined : 'the mark of the sign-out is missing',
      )
    case 'in':
      return after === undefined ? 'nobody is signed in' : isStored
  }
}

const shownInFourLanguages: Assertion = ({ cell, expected, seen, prepared }) => {
  const { message, failure, waiting } = seen
  const isRead = isReadRow(prepared.call, prepared.row)
  const isLong = cell.runMode === 'watched' && (expected.ends ?? 0) > 10_000
  const missing = withoutText(noticesOf(expected, seen, prepared.row.refusals ?? {}))
  return first(
    isRead && seen.part && expected.session !== 'expired' ? differs('what stands there', seen.part, partFor(cell, expected)) : undefined,
    isLong ? differs('what stands there after ten seconds', waiting, isRead && seen.part ? 'skeleton' : 'busy') : undefined,
    message && differs('the countdown in seconds', message.retryAfter, failure?.retryAfter),
    message && differs('the way to try again', message.mayRetry, !['unauthorised', 'forbidden', 'gone', 'rejected'].includes(seen.outcome)),
    message && isRead ? differs('the link back', message.leadsBack, seen.outcome === 'gone') : undefined,
    missing.length > 0 ? `no text for ${missing.join(', ')}` : undefined,
  )
}

/** A failed read leaves the earlier value, marked as stale. */
function partFor({ again }: Pick<Cell, 'again'>, { outcome }: Expected): CellObservation['part'] {
  if (outcome === 'done' || outcome.startsWith('refused')) return 'value'
  return again ? 'stale value' : 'failure'
}

const noSecretOut: Assertion = ({ seen: { leaks } }) => (leaks.length > 0 ? `a secret in ${leaks.join(', ')}` : undefined)

const thenSucceeds: Assertion = ({ expected, seen }) => differs('the next outcome', seen.again.outcome, expected.again)

const nothingLeft: Assertion = ({ seen: { left } }) => (left.length > 0 ? `left behind: ${left.join(', ')}` : undefined)

const contractKept: Assertion = ({ seen: { violations } }) => violations[0]

const neverTwice: Assertion = ({ expected, seen, prepared }) =>
  expected.again === 'done' && !expected.mayRepeat
    ? differs('the effect after the next time', seen.again.effect, prepared.wholeEffect)
    : undefined

/** All twelve hold in every cell. */
export const assertions = [
  { name: 'settles', meaning: 'It comes to an end, in virtual time, and at the time that is reckoned.', check: settles },
  {
    name: 'exact outcome',
    meaning: 'It comes to just this: done, this failure with what the area keeps of it, or this refusal.',
    check: exactOutcome,
  },
  {
    name: 'exact attempts',
    meaning: 'Sent as often as it may be, and when; one refresh for all, and one replay each.',
    check: exactAttempts,
  },
  { name: 'flags off', meaning: 'Nothing is busy any more, neither then nor after the next time.', check: flagsOff },
  {
    name: 'state equal',
    meaning:
      'Where it failed, world, screen and what the product keeps are as before; where it did not, they are as after an undisturbed run.',
    check: stateEqual,
  },
  { name: 'session as stated', meaning: 'The session is as it was, or just as it is said to be.', check: sessionAsStated },
  {
    name: 'shown in four languages',
    meaning:
      'The screen shows what came of it: a failure, a stale mark, a countdown, a link back, each with its text in all four languages.',
    check: shownInFourLanguages,
  },
  {
    name: 'no secret out',
    meaning: "No token, no password and no card number in a URL, the console, a failure, or in storage but the session's own.",
    check: noSecretOut,
  },
  { name: 'then succeeds', meaning: 'Without the fault the same action is done.', check: thenSucceeds },
  { name: 'nothing left', meaning: 'No rejection that nobody handles, no timer, no request left.', check: nothingLeft },
  {
    name: 'contract kept',
    meaning: 'Every request, and every answer that nobody spoilt, was what the contract says.',
    check: contractKept,
  },
  { name: 'never twice', meaning: 'However often it was tried, the world shows it once.', check: neverTwice },
] as const satisfies readonly { readonly name: string; readonly meaning: string; readonly check: Assertion }[]

export interface AssertionFailure {
  readonly assertion: string
  readonly words: string
}

export function assertionFailures(a: Case): readonly AssertionFailure[] {
  return assertions.flatMap(({ name, check }) => {
    const words = check(a)
    return words ? [{ assertion: name, words }] : []
  })
}
