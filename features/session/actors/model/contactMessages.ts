import type { CodeCheck } from '#ui/session/code/CodeCheck.ts'
import { ContactViewModel } from '#ui/session/contact/ContactViewModel.ts'
import { PasswordViewModel } from '#ui/session/password/PasswordViewModel.ts'
import { VerifyPhoneViewModel } from '#ui/session/phone/VerifyPhoneViewModel.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, when } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { toldOfLink } from './ModelRecovery.ts'

export function contactMessages(window: ModelWindow): readonly Notice[] {
  return [...toldInContact(window), ...toldAtVerification(window), ...toldOfPassword(window)]
}

function toldInContact(window: ModelWindow): readonly Notice[] {
  const model = window.inFront(ContactViewModel)
  if (!model) return []
  const { email, phone, subscriptions, contact } = model
  const failures = [email.requesting, email.update.saving, phone.update.saving, subscriptions.update.saving].map(({ failure }) => failure)
  return [
    ...failureMessages(contact.failure),
    ...failures.flatMap((failure) => failureMessages(failure)),
    ...when(email.problem !== undefined, `address-${email.problem ?? 'missing'}`),
    ...when(phone.problem !== undefined, `number-${phone.problem ?? 'missing'}`),
    ...when(email.update.operation.state === 'changed', 'address-changed'),
    ...when(phone.update.operation.state === 'changed', 'number-changed'),
    ...when(subscriptions.update.operation.state === 'changed', 'wishes-saved'),
    ...toldOfCode(email.check),
    ...toldOfLink(model.link),
  ]
}

function toldAtVerification(window: ModelWindow): readonly Notice[] {
  const model = window.inFront(VerifyPhoneViewModel)
  if (!model) return []
  return [
    ...failureMessages(model.contact.failure),
    ...failureMessages(model.requesting.failure),
    ...when(model.problem !== undefined, `number-${model.problem ?? 'missing'}`),
    ...when(model.operation.state === 'verified', 'number-verified'),
    ...toldOfCode(model.check),
  ]
}

function toldOfCode({ entry }: CodeCheck<string>): readonly Notice[] {
  return [
    ...failureMessages(entry.confirming.failure),
    ...failureMessages(entry.resending.failure),
    ...when(entry.problem !== undefined, `code-${entry.problem ?? 'missing'}`),
    ...when(entry.isResent, 'code-resent'),
  ]
}

function toldOfPassword(window: ModelWindow): readonly Notice[] {
  const model = window.inFront(PasswordViewModel)
  if (!model) return []
  const { oldProblem, entry, operation, sending } = model
  return [
    ...failureMessages(sending.failure),
    ...when(!model.mayChange, 'password-not-yours'),
    ...when(oldProblem !== undefined, `old-password-${oldProblem ?? 'missing'}`),
    ...when(entry.problem !== undefined, `new-password-${entry.problem ?? 'missing'}`),
    ...when(operation.state === 'changed', 'password-changed'),
  ]
}
