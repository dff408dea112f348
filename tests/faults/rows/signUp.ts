import * as configurations from '#adapters/rest/session/configurationCalls'
import * as calls from '#adapters/rest/session/signUpCalls'
import { verify } from '#adapters/rest/session/verificationCalls'
import { Configurations } from '#app/session/ports/Configurations'
import { ContactCentres } from '#app/session/ports/ContactCentres'
import { Registrations } from '#app/session/ports/Registrations'
import { SignUp } from '#app/session/SignUp'
import type { Registration } from '#domain/session/registration'
import { post } from '#mocks/session/post'
import { always } from '../Column.ts'
import { doneAlready } from '../doneAlready.ts'
import type { Outcome } from '../expectations.ts'
import { hana, type Override, row, type Setting } from '../Row.ts'

const sol: Registration = {
  ...{ firstName: 'Sol', lastName: 'Marchetti', email: 'sol@clubhouse.example', password: 'fairway-sol', phone: '+13125550190' },
  ...{ postalCode: '60611', centreId: 'lakeshore', method: 2, hand: 'right' },
}

async function aChild({ given }: Setting): Promise<void> {
  await given.players.are('player-wren', { parentId: hana })
}

async function aCode({ world }: Setting): Promise<{ readonly code: string }> {
  await post(world, { channel: 'email', to: sol.email, purpose: 'sign-up' })
  return { code: world.messages.list().at(-1)?.code ?? '' }
}

function told(code: number, outcome: Outcome): Override {
  return { title: `409, ${code}`, strike: always({ kind: 'refused', code, status: 409 }), outcome, source: 'decision 008' }
}

const tooSoon = doneAlready('throttled', 'mocks/session/post.ts: half a minute until the next')
const noField = { where: ['drift-missing-field'], gives: { outcome: 'done', leftOut: 0 }, source: 'no field that must be there' } as const
const written = { ...noField, gives: { outcome: 'done', effect: 'done', again: 'done' } } as const

export const rows = [
  row(configurations.publicConfiguration, (ask) => ask(Configurations).publicTexts(), { deviations: [noField] }),
  row(configurations.hubspotIdentification, (ask) => ask(Configurations).crmToken()),
  row(configurations.configuration, (ask) => ask(Configurations).familyAccounts(), { prepare: aChild }),

  row(calls.validateEmail, (ask) => ask(Registrations).isFree(sol.email), { deviations: [noField] }),
  row(calls.familyAccount, (ask) => ask(Registrations).isOfFamily('wren@clubhouse.example')),
  row(calls.centersContact, (ask) => ask(ContactCentres).all()),
  row(calls.centersClosest, (ask) => ask(ContactCentres).closest('60611')),
  row(calls.playerByPid, (ask) => ask(Registrations).friend(hana)),

  row(calls.register, (ask) => ask(SignUp).open(sol), {
    refusals: { 'email-taken': 'signUp:email.taken' },
    overrides: [told(90_019, 'rejected'), told(90_020, 'refused: email-taken'), told(90_021, 'rejected')],
  }),

  row(calls.confirmationCode, (ask) => ask(Registrations).sendCode(sol), { deviations: [...tooSoon, written] }),
  row(calls.playerEmail, (ask) => ask(Registrations).sendLink(sol.email), { deviations: [...tooSoon, written] }),

  row(verify, (ask, { code }) => ask(Registrations).verify(code), {
    prepare: aCode,
    refusals: { wrong: 'code:code.wrong', expired: 'code:code.expired' },
    deviations: [...doneAlready('refused: wrong', 'a code works once'), written],
    overrides: [told(90_020, 'rejected'), told(90_021, 'refused: wrong'), told(90_022, 'refused: expired'), told(90_023, 'rejected')],
  }),

  row(calls.registerTerms, (ask) => ask(Registrations).acceptTerms({ birthday: Temporal.PlainDate.from('1996-02-29') }), {
    deviations: [written],
  }),
]
