import * as configurations from '#adapters/rest/session/configurationCalls'
import * as calls from '#adapters/rest/session/signUpCalls'
import { verify } from '#adapters/rest/session/verificationCalls'
import { KeepCrmToken } from '#app/session/KeepCrmToken'
import { ContactCentres } from '#app/session/ports/ContactCentres'
import { Registrations } from '#app/session/ports/Registrations'
import type { Resolver } from '#composition/provide'
import type { Registration } from '#domain/session/registration'
import { sendMessage } from '#mocks/contexts/session/messages'
import { AccountViewModel } from '#ui/session/account/AccountViewModel.ts'
import { FamilyViewModel } from '#ui/session/family/FamilyViewModel.ts'
import { CentreList } from '#ui/session/register/CentreList.ts'
import { EmailCheck } from '#ui/session/register/EmailCheck.ts'
import { RegisterViewModel } from '#ui/session/register/RegisterViewModel.ts'
import { VerifyEmailViewModel } from '#ui/session/verify-email/VerifyEmailViewModel.ts'
import { alreadyDoneDeviations } from '../alreadyDoneDeviations.ts'
import { always } from '../Column.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import type { Outcome } from '../expectations.ts'
import { type ExtraCell, hana, type RowContext, rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

const sol: Registration = {
  ...{ firstName: 'Sol', lastName: 'Marchetti', email: 'sol@clubhouse.example', password: 'fairway-sol', phone: '+13125550190' },
  ...{ postalCode: '60611', centreId: 'lakeshore', method: 2, hand: 'right' },
}

async function aChild({ given }: RowContext): Promise<void> {
  await given.players.are('player-wren', { parentId: hana })
}

async function aCode({ world }: RowContext): Promise<{ readonly code: string }> {
  await sendMessage(world, { channel: 'email', to: sol.email, purpose: 'sign-up' })
  return { code: world.messages.list().at(-1)?.code ?? '' }
}

function refusedWith(code: number, outcome: Outcome): ExtraCell {
  return { title: `409, ${code}`, inject: always({ kind: 'refused', code, status: 409 }), outcome, source: 'decision 008' }
}

const tooSoon = alreadyDoneDeviations('throttled', 'mocks/contexts/session/messages.ts: half a minute until the next')
const noField = { where: ['drift-missing-field'], gives: { outcome: 'done', leftOut: 0 }, source: 'no field that must be there' } as const
const written = { ...noField, gives: { outcome: 'done', effect: 'done', again: 'done' } } as const

const atOnce = { sleep: async () => undefined }

function checking(address: string, stateOf: (model: EmailCheck) => ObservedView['state']) {
  return (ask: Resolver): ObservedView => {
    const model = new EmailCheck(ask(Registrations), atOnce)
    return { act: () => model.change(address), state: stateOf(model), models: [model], leave: () => model.cancel() }
  }
}

function locating(stateOf: (model: CentreList) => ObservedView['state'], read: (model: CentreList) => void) {
  return (ask: Resolver): ObservedView => {
    const model = new CentreList(ask(ContactCentres), atOnce)
    return { act: () => read(model), state: stateOf(model), models: [model], leave: () => model.dispose() }
  }
}

function verifying(ask: Resolver, { code }: { readonly code: string }): ObservedView {
  const model = ask(VerifyEmailViewModel)
  return {
    ...{ open: () => model.change(code), act: () => model.submit(), state: model.verifying, models: [model] },
    refusal: () => (model.error && 'of' in model.error && model.error.kind !== 'missing' ? model.error.kind : undefined),
    isDone: () => model.operation.state === 'verified',
  }
}

function registering(ask: Resolver): ObservedView {
  const model = ask(RegisterViewModel)
  const { email, password, firstName, lastName, phone, postalCode, centreId, method, hand } = sol
  return {
    open: () => {
      const { account } = model
      account.email.change(email)
      account.password.change(password)
      account.password.repeat(password)
      account.change({ firstName, lastName: lastName ?? '', phone, postalCode: postalCode ?? '', centreId, method, hand })
    },
    ...{ act: () => model.openAccount(), state: model.opening, models: [model, model.account], leave: () => model.dispose() },
    refusal: () => (model.account.email.problem === 'taken' ? 'email-taken' : undefined),
    isDone: () => model.step === 'code',
  }
}

function awaitingCode(parts: (model: RegisterViewModel) => Pick<ObservedView, 'act' | 'state' | 'isDone'>) {
  return (ask: Resolver): ObservedView => {
    const model = ask(RegisterViewModel)
    const open = () => {
      model.account.wait(sol)
      model.start()
    }
    return { ...parts(model), open, models: [model], leave: () => model.dispose() }
  }
}

function accepting(ask: Resolver): ObservedView {
  const { terms } = ask(RegisterViewModel)
  return {
    open: () => {
      terms.changeRead(true)
      terms.changeAge(true)
      terms.changeBirthday('1996-02-29')
    },
    ...{ act: () => terms.send(), state: terms.sending, models: [terms] },
  }
}

/** The profile's reading brings customer care's token along. */
function identified(ask: Resolver): ObservedView {
  const model = ask(AccountViewModel)
  const { profile } = model
  return {
    ...modelView(model, () => ({
      get busy() {
        return profile.busy
      },
      get failure() {
        return profile.failure
      },
      get fault() {
        return profile.fault
      },
    })),
    kept: () => ask(KeepCrmToken).token,
  }
}

export const rows = [
  rowOfScreen(configurations.publicConfiguration, (ask) => modelView(ask(RegisterViewModel).welcome, ({ texts }) => texts), {
    deviations: [noField],
  }),
  rowOfScreen(configurations.hubspotIdentification, identified, {
    remembered: true,
    deviations: [
      { where: ['slow'], gives: { ends: undefined }, source: 'the profile is shown meanwhile' },
      {
        where: ['refresh-unanswered'],
        gives: { sessionPatch: { has: { creditsFailed: true }, lacks: ['credit', 'creditV3'] } },
        source: 'the credits are read beside the profile',
      },
      {
        where: ({ outcome, session, refreshes }) => outcome !== 'done' && session === 'kept' && refreshes !== undefined,
        gives: { outcome: 'done', retryAfter: undefined, kept: 'before' },
        source: 'the profile is shown without it',
      },
    ],
  }),
  rowOfScreen(configurations.configuration, (ask) => modelView(ask(FamilyViewModel), ({ accounts }) => accounts), { prepare: aChild }),

  rowOfScreen(
    calls.validateEmail,
    checking(sol.email, ({ free }) => free),
    { deviations: [noField] },
  ),
  rowOfScreen(
    calls.familyAccount,
    checking('wren@clubhouse.example', ({ family }) => family),
    {
      deviations: [
        {
          where: ['401-five'],
          gives: { at: [0] },
          source: 'it follows validate-email, and is sent with the tokens that the others have renewed',
        },
      ],
    },
  ),
  rowOfScreen(
    calls.centersContact,
    locating(
      ({ all }) => all,
      (model) => model.start(),
    ),
  ),
  rowOfScreen(
    calls.centersClosest,
    locating(
      ({ closest }) => closest,
      (model) => model.near('60611'),
    ),
  ),
  rowOfScreen(calls.playerByPid, (ask) => {
    const { welcome } = ask(RegisterViewModel)
    return { act: () => welcome.cameBy(hana), state: welcome.friend, models: [welcome] }
  }),

  rowOfScreen(calls.register, registering, {
    refusals: { 'email-taken': 'signUp:email.taken' },
    overrides: [refusedWith(90_019, 'rejected'), refusedWith(90_020, 'refused: email-taken'), refusedWith(90_021, 'rejected')],
  }),

  rowOfScreen(
    calls.confirmationCode,
    awaitingCode((model) => ({ act: () => model.sendCode(), state: model.sendingCode })),
    { of: 'asking', deviations: [...tooSoon, written] },
  ),
  rowOfScreen(
    calls.playerEmail,
    awaitingCode((model) => ({ act: () => model.sendLink(), state: model.sendingLink, isDone: () => model.isLinkSent })),
    { of: 'asking', deviations: [...tooSoon, written] },
  ),

  rowOfScreen(verify, verifying, {
    of: 'asking',
    keeps: 'code',
    prepare: aCode,
    refusals: { wrong: 'code:code.wrong', expired: 'code:code.expired' },
    deviations: [...alreadyDoneDeviations('refused: wrong', 'a code works once'), written],
    overrides: [
      refusedWith(90_020, 'rejected'),
      refusedWith(90_021, 'refused: wrong'),
      refusedWith(90_022, 'refused: expired'),
      refusedWith(90_023, 'rejected'),
    ],
  }),

  rowOfScreen(calls.registerTerms, accepting, { deviations: [written] }),
]
