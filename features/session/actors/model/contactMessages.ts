import type { CodeCheck } from '#ui/session/code/CodeCheck.ts'
import { ContactViewModel } from '#ui/session/contact/ContactViewModel.ts'
import { PasswordViewModel } from '#ui/session/password/PasswordViewModel.ts'
import { VerifyPhoneViewModel } from '#ui/session/phone/VerifyPhoneViewModel.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { toldOfLink } from './ModelRecovery.ts'

export function contactMessages(window: ModelWindow): readonly Notice[] {
  return [...toldInContact(window), ...toldAtVerification(window), ...toldOfPassword(window)]
}

function toldInContact(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(ContactViewModel)
  if (!model) return []
  const { email, phone, subscriptions, contact } = model
  const failures = [email.requesting, email.update.saving, phone.update.saving, subscriptions.update.saving].map(({ failure }) => failure)
  return [
    ...failureMessages(contact.failure),
    ...failures.flatMap((failure) => failureMessages(failure)),
    ...noticeIf(email.problem !== undefined, `address-${email.problem ?? 'missing'}`),
    ...noticeIf(phone.problem !== undefined, `number-${phone.problem ?? 'missing'}`),
    ...noticeIf(email.update.operation.state === 'changed', 'address-changed'),
    ...noticeIf(phone.update.operation.state === 'changed', 'number-changed'),
    ...noticeIf(subscriptions.update.operation.state === 'changed', 'wishes-saved'),
    ...toldOfCode(email.check),
    ...toldOfLink(model.link),
  ]
}

function toldAtVerification(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(VerifyPhoneViewModel)
  if (!model) return []
  return [
    ...failureMessages(model.contact.failure),
    ...failureMessages(model.requesting.failure),
    ...noticeIf(model.problem !== undefined, `number-${model.problem ?? 'missing'}`),
    ...noticeIf(model.operation.state === 'verified', 'number-verified'),
    ...toldOfCode(model.check),
  ]
}

function toldOfCode({ entry }: CodeCheck<string>): readonly Notice[] {
  return [
    ...failureMessages(entry.confirming.failure),
    ...failureMessages(entry.resending.failure),
    ...noticeIf(entry.problem !== undefined, `code-${entry.problem ?? 'missing'}`),
    ...noticeIf(entry.isResent, 'code-resent'),
  ]
}

function toldOfPassword(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(PasswordViewModel)
  if (!model) return []
  const { oldProblem, entry, operation, sending } = model
  return [
    ...failureMessages(sending.failure),
    ...noticeIf(!model.mayChange, 'password-not-yours'),
    ...noticeIf(oldProblem !== undefined, `old-password-${oldProblem ?? 'missing'}`),
    ...noticeIf(entry.problem !== undefined, `new-password-${entry.problem ?? 'missing'}`),
    ...noticeIf(operation.state === 'changed', 'password-changed'),
  ]
}
