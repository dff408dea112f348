import * as calls from '#adapters/rest/session/recoveryCalls'
import { PasswordResets } from '#app/session/ports/PasswordResets'
import type { ResetContact } from '#domain/session/resetContact'
import { always } from '../Column.ts'
import { credentials } from '../credentials.ts'
import { doneAlready } from '../doneAlready.ts'
import { type Override, row, type Setting } from '../Row.ts'

const contact: ResetContact = { method: 2, to: credentials.username }
const newPassword = 'links-of-tomorrow'

const visitor = { signedOut: true, keeps: 'code' } as const

const tooSoon = doneAlready('throttled', 'mocks/session/post.ts: half a minute until the next')
const once = doneAlready('refused: wrong', 'a token works once')
const noField = { where: ['drift-missing-field'], gives: { outcome: 'done', leftOut: 0 }, source: 'no field that must be there' } as const

/** The message that Hana would have got. */
async function sent({ ask, world }: Setting) {
  await ask(PasswordResets).request(contact)
  const { code = '', token = '' } = world.messages.list(({ to }) => to === contact.to).at(-1) ?? {}
  return { code, token }
}

function told(code: number, outcome: Override['outcome']): Override {
  return { title: `409, ${code}`, strike: always({ kind: 'refused', code, status: 409 }), outcome, source: 'decision 008' }
}

const codes = [told(90_020, 'rejected'), told(90_021, 'refused: wrong'), told(90_022, 'refused: expired'), told(90_023, 'rejected')]
const refusedTokens = { wrong: 'recovery:resetPassword.wrongTitle', expired: 'recovery:resetPassword.expiredTitle' }

export const rows = [
  row(calls.resetPasswordRequest, (ask) => ask(PasswordResets).request(contact), { ...visitor, deviations: tooSoon }),
  row(calls.resetPasswordSendCode, (ask) => ask(PasswordResets).resend(contact), { ...visitor, deviations: tooSoon }),

  row(calls.resetPasswordConfirmCode, (ask, { code }) => ask(PasswordResets).confirm(contact, code), {
    ...visitor,
    prepare: sent,
    refusals: { wrong: 'code:code.wrong', expired: 'code:code.expired' },
    deviations: [noField],
    overrides: codes,
  }),

  row(calls.resetPasswordComplete, (ask, { token }) => ask(PasswordResets).complete({ token, contact }, newPassword), {
    ...visitor,
    prepare: sent,
    refusals: refusedTokens,
    deviations: once,
    overrides: codes,
  }),

  row(calls.resetPasswordCompleteV2, (ask, { token }) => ask(PasswordResets).complete({ token }, newPassword), {
    ...visitor,
    prepare: sent,
    refusals: refusedTokens,
    deviations: once,
    overrides: codes,
  }),
]
