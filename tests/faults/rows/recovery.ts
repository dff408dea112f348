import * as calls from '#adapters/rest/session/recoveryCalls'
import { PendingReset } from '#app/session/PendingReset'
import { PasswordResets } from '#app/session/ports/PasswordResets'
import { ResetPassword } from '#app/session/ResetPassword'
import type { Resolver } from '#composition/provide'
import type { ResetContact } from '#domain/session/resetContact'
import { ForgotPasswordViewModel } from '#ui/session/forgot-password/ForgotPasswordViewModel.ts'
import { ResetPasswordViewModel } from '#ui/session/reset-password/ResetPasswordViewModel.ts'
import { alreadyDoneDeviations } from '../alreadyDoneDeviations.ts'
import { always } from '../Column.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { credentials } from '../credentials.ts'
import { type ExtraCell, type RowContext, rowOfScreen } from '../Row.ts'

const contact: ResetContact = { method: 2, to: credentials.username }
const newPassword = 'links-of-tomorrow'

const visitor = { signedOut: true, keeps: 'code' } as const

const tooSoon = alreadyDoneDeviations('throttled', 'mocks/contexts/session/messages.ts: half a minute until the next')
const once = alreadyDoneDeviations('refused: wrong', 'a token works once')
const noField = { where: ['drift-missing-field'], gives: { outcome: 'done', leftOut: 0 }, source: 'no field that must be there' } as const

async function sent({ ask, world }: RowContext) {
  await ask(PasswordResets).request(contact)
  const { code = '', token = '' } = world.messages.list(({ to }) => to === contact.to).at(-1) ?? {}
  return { code, token }
}

function refusedWith(code: number, outcome: ExtraCell['outcome']): ExtraCell {
  return { title: `409, ${code}`, inject: always({ kind: 'refused', code, status: 409 }), outcome, source: 'decision 008' }
}

const codes = [
  refusedWith(90_020, 'rejected'),
  refusedWith(90_021, 'refused: wrong'),
  refusedWith(90_022, 'refused: expired'),
  refusedWith(90_023, 'rejected'),
]
const refusedTokens = { wrong: 'recovery:resetPassword.wrongTitle', expired: 'recovery:resetPassword.expiredTitle' }

interface Sent {
  readonly code: string
  readonly token: string
}

function forgetting(ask: Resolver): ObservedView {
  const model = ask(ForgotPasswordViewModel)
  return {
    open: () => {
      model.choose(contact.method)
      model.change(contact.to)
    },
    ...{ act: () => model.submit(), state: model.asking, models: [model] },
  }
}

function pending(ask: Resolver): ResetPasswordViewModel {
  ask(PendingReset).contact = contact
  return ask(ResetPasswordViewModel)
}

function resending(ask: Resolver): ObservedView {
  const { code } = pending(ask)
  return { act: () => code.resend(), state: code.resending, models: [code], isDone: () => code.isResent }
}

function confirming(ask: Resolver, sentOne: Sent): ObservedView {
  const model = pending(ask)
  const { code } = model
  return {
    ...{ open: () => code.change(sentOne.code), act: () => code.submit(), state: code.confirming, models: [model, code] },
    refusal: () => (code.problem === 'missing' ? undefined : code.problem),
    isDone: () => model.step === 'password',
  }
}

function renewing(model: ResetPasswordViewModel): ObservedView {
  return {
    ...{ act: () => model.submit(), state: model.completing, models: [model] },
    refusal: () => model.refusal,
    isDone: () => model.step !== 'password',
  }
}

function write({ entry }: ResetPasswordViewModel): void {
  entry.change(newPassword)
  entry.repeat(newPassword)
}

function completing(ask: Resolver, { code }: Sent): ObservedView {
  const model = pending(ask)
  const open = async () => {
    model.code.change(code)
    await model.code.submit()
    write(model)
  }
  return { ...renewing(model), open }
}

function completingByLink(ask: Resolver, { token }: Sent): ObservedView {
  const secrets = { has: () => true, take: (name: string) => (name === 'token' ? token : undefined) }
  const model = new ResetPasswordViewModel(ask(PasswordResets), ask(ResetPassword), ask(PendingReset), secrets)
  return { ...renewing(model), open: () => write(model) }
}

export const rows = [
  rowOfScreen(calls.resetPasswordRequest, forgetting, { ...visitor, of: 'asking', deviations: tooSoon }),
  rowOfScreen(calls.resetPasswordSendCode, resending, { ...visitor, of: 'asking', deviations: tooSoon }),

  rowOfScreen(calls.resetPasswordConfirmCode, confirming, {
    ...visitor,
    of: 'asking',
    prepare: sent,
    refusals: { wrong: 'code:code.wrong', expired: 'code:code.expired' },
    deviations: [noField],
    overrides: codes,
  }),

  rowOfScreen(calls.resetPasswordComplete, completing, {
    ...visitor,
    prepare: sent,
    refusals: refusedTokens,
    deviations: once,
    overrides: codes,
  }),

  rowOfScreen(calls.resetPasswordCompleteV2, completingByLink, {
    ...visitor,
    prepare: sent,
    refusals: refusedTokens,
    deviations: once,
    overrides: codes,
  }),
]
