import * as calls from '#adapters/rest/session/contactCalls'
import { ChangePassword } from '#app/session/ChangePassword'
import { ContactDetails } from '#app/session/ports/ContactDetails'
import { PhoneVerification } from '#app/session/ports/PhoneVerification'
import { always } from '../Column.ts'
import { credentials } from '../credentials.ts'
import type { Outcome } from '../expectations.ts'
import { type Deviation, type Override, row, type Setting } from '../Row.ts'

const email = 'hana.new@clubhouse.example'
const phone = '+13125550142'
const contact = { email: credentials.username, phone, subscriptions: ['emailNews'] }
const ownCodes = 'decision 008'

const codeRefusals = { refused: 'code:code.wrong' }
const taken = { 'address-taken': 'contact:contact.email-taken' }

function told(code: number, outcome: Outcome): Override {
  return { title: `409, ${code}`, strike: always({ kind: 'refused', code, status: 409 }), outcome, source: ownCodes }
}

const codes = [told(90_020, 'rejected'), told(90_021, 'refused: refused'), told(90_022, 'refused: refused')]

/** Sent once, done, and told by nothing that could be read: it shows at the next time. */
function unheard(again: Outcome, source: string): readonly Deviation[] {
  return [
    { where: ['answer-lost'], gives: { outcome: 'offline', again }, source },
    { where: ['truncated', 'truncated-once', 'page'], gives: { outcome: 'broken-contract', again }, source },
  ]
}

const sentAlready = unheard('throttled', 'only who was written to knows; half a minute until the next')

const said: readonly Deviation[] = [
  { where: ['empty', '204'], gives: { outcome: 'done' }, source: 'any success counts where nothing of the answer is needed' },
]

async function sentToEmail({ ask, world }: Setting): Promise<string> {
  await ask(ContactDetails).requestCode(email)
  return world.messages.list().at(-1)?.code ?? ''
}

async function sentToPhone({ ask, world }: Setting): Promise<string> {
  await ask(PhoneVerification).requestCode(phone)
  return world.messages.list().at(-1)?.code ?? ''
}

export const rows = [
  row(calls.changeEmailRequestCode, (ask) => ask(ContactDetails).requestCode(email), {
    refusals: taken,
    deviations: sentAlready,
    overrides: [told(90_022, 'rejected'), told(90_023, 'refused: address-taken'), told(90_024, 'rejected')],
  }),

  row(calls.changeEmailConfirmCode, (ask, code) => ask(ContactDetails).confirmCode(code), {
    prepare: sentToEmail,
    refusals: codeRefusals,
    deviations: said,
    overrides: codes,
  }),

  row(calls.changeEmailUpdate, (ask) => ask(ContactDetails).save(contact), {
    refusals: taken,
    deviations: said,
    overrides: [told(90_022, 'rejected'), told(90_023, 'refused: address-taken'), told(90_024, 'rejected')],
  }),

  row(calls.changePassword, (ask) => ask(ChangePassword).execute({ oldPassword: credentials.password, newPassword: 'links-hana' }), {
    refusals: { 'wrong-password': 'contact:password.old-wrong' },
    deviations: unheard('refused: wrong-password', 'no password can be read: the old one is not good any more'),
    overrides: [told(90_023, 'rejected'), told(90_024, 'refused: wrong-password'), told(90_025, 'rejected')],
  }),

  row(calls.verifyPhoneRequest, (ask) => ask(PhoneVerification).requestCode(phone), { deviations: sentAlready }),

  row(calls.verifyPhoneConfirm, (ask, code) => ask(PhoneVerification).confirm(code), {
    prepare: sentToPhone,
    refusals: codeRefusals,
    deviations: said,
    overrides: codes,
  }),
]
