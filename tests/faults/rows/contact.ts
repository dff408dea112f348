import { changeCustomerPassword } from '#adapters/rest/devices/customerCalls'
import * as calls from '#adapters/rest/session/contactCalls'
import { ContactDetails } from '#app/session/ports/ContactDetails'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { PhoneVerification } from '#app/session/ports/PhoneVerification'
import type { Resolver } from '#composition/provide'
import type { CodeCheck } from '#ui/session/code/CodeCheck.ts'
import { ContactViewModel } from '#ui/session/contact/ContactViewModel.ts'
import { PasswordViewModel } from '#ui/session/password/PasswordViewModel.ts'
import { VerifyPhoneViewModel } from '#ui/session/phone/VerifyPhoneViewModel.ts'
import { always } from '../Column.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { credentials } from '../credentials.ts'
import type { Outcome } from '../expectations.ts'
import { type Deviation, type ExtraCell, hana, type RowContext, rowOfScreen } from '../Row.ts'
import { whenSettled } from '../views.ts'

const email = 'hana.new@clubhouse.example'
const phone = '+13125550142'
const ownCodes = 'decision 008'

const codeRefusals = { refused: 'code:code.wrong' }
const taken = { 'address-taken': 'contact:contact.email-taken' }

function refusedWith(code: number, outcome: Outcome): ExtraCell {
  return { title: `409, ${code}`, inject: always({ kind: 'refused', code, status: 409 }), outcome, source: ownCodes }
}

const codes = [refusedWith(90_020, 'rejected'), refusedWith(90_021, 'refused: refused'), refusedWith(90_022, 'refused: refused')]

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

async function sentToEmail({ ask, world }: RowContext): Promise<string> {
  await ask(ContactDetails).requestCode(email)
  return world.messages.list().at(-1)?.code ?? ''
}

async function sentToPhone({ ask, world }: RowContext): Promise<string> {
  await ask(PhoneVerification).requestCode(phone)
  return world.messages.list().at(-1)?.code ?? ''
}

function requesting(ask: Resolver): ObservedView {
  const model = ask(ContactViewModel)
  return {
    open: async () => {
      model.start()
      await whenSettled(model.contact)
      model.email.change(email)
    },
    ...{ act: () => model.email.requestCode(), state: model.email.requesting, models: [model, model.email] },
    refusal: () => (model.email.problem === 'taken' ? 'address-taken' : undefined),
    isDone: () => model.email.sentTo !== undefined,
  }
}

function confirming<Done extends string>(check: CodeCheck<Done>, done: Done, code: string): ObservedView {
  const { entry } = check
  return {
    ...{ open: () => entry.change(code), act: () => entry.submit(), state: entry.confirming, models: [check, entry] },
    refusal: () => entry.problem && 'refused',
    isDone: () => check.operation.state === done,
  }
}

function saving(ask: Resolver): ObservedView {
  const model = ask(ContactViewModel)
  const { update } = model.phone
  return {
    open: async () => {
      model.start()
      await whenSettled(model.contact)
      model.phone.change(phone)
    },
    ...{ act: () => model.phone.save(), state: update.saving, models: [model, model.phone, update] },
    refusal: () => (update.isAddressTaken ? 'address-taken' : undefined),
    isDone: () => update.operation.state === 'changed',
  }
}

function changingPassword(ask: Resolver): ObservedView {
  const model = ask(PasswordViewModel)
  return {
    open: () => {
      model.changeOld(credentials.password)
      model.entry.change('links-hana')
      model.entry.repeat('links-hana')
    },
    ...{ act: () => model.submit(), state: model.sending, models: [model] },
    refusal: () => (model.oldProblem === 'wrong' ? 'wrong-password' : undefined),
    isDone: () => model.operation.state === 'changed',
  }
}

function verifying(ask: Resolver): ObservedView {
  const model = ask(VerifyPhoneViewModel)
  return {
    open: async () => {
      model.start()
      await whenSettled(model.contact)
      model.change(phone)
    },
    ...{ act: () => model.requestCode(), state: model.requesting, models: [model], leave: () => model.dispose() },
    isDone: () => model.phoneCode.result === 'SUCCESS',
  }
}

export const rows = [
  rowOfScreen(calls.changeEmailRequestCode, requesting, {
    of: 'asking',
    refusals: taken,
    deviations: sentAlready,
    overrides: [refusedWith(90_022, 'rejected'), refusedWith(90_023, 'refused: address-taken'), refusedWith(90_024, 'rejected')],
  }),

  rowOfScreen(calls.changeEmailConfirmCode, (ask, code: string) => confirming(ask(ContactViewModel).email.check, 'confirm', code), {
    of: 'asking',
    prepare: sentToEmail,
    refusals: codeRefusals,
    deviations: said,
    overrides: codes,
  }),

  rowOfScreen(calls.changeEmailUpdate, saving, {
    refusals: taken,
    deviations: said,
    overrides: [refusedWith(90_022, 'rejected'), refusedWith(90_023, 'refused: address-taken'), refusedWith(90_024, 'rejected')],
  }),

  rowOfScreen(calls.changePassword, changingPassword, {
    refusals: { 'wrong-password': 'contact:password.old-wrong' },
    deviations: unheard('refused: wrong-password', 'no password can be read: the old one is not good any more'),
    overrides: [refusedWith(90_023, 'rejected'), refusedWith(90_024, 'refused: wrong-password'), refusedWith(90_025, 'rejected')],
  }),

  rowOfScreen(
    changeCustomerPassword,
    (ask) => {
      ask(CurrentSession).update((session) => ({ ...session, isSkytrak: true }))
      return changingPassword(ask)
    },
    {
      prepare: ({ given }: RowContext) => given.players.are(hana, { type: 'skytrak' }),
      refusals: { 'wrong-password': 'contact:password.old-wrong' },
      deviations: unheard('refused: wrong-password', 'no password can be read: the old one is not good any more'),
      overrides: [refusedWith(90_023, 'rejected'), refusedWith(90_024, 'refused: wrong-password'), refusedWith(90_025, 'rejected')],
    },
  ),

  rowOfScreen(calls.verifyPhoneRequest, verifying, { of: 'asking', deviations: sentAlready }),

  rowOfScreen(calls.verifyPhoneConfirm, (ask, code: string) => confirming(ask(VerifyPhoneViewModel).check, 'verified', code), {
    of: 'asking',
    prepare: sentToPhone,
    refusals: codeRefusals,
    deviations: said,
    overrides: codes,
  }),
]
