import { RestClient } from '#adapters/rest/RestClient'
import { HttpPasswordResets } from '#adapters/rest/session/HttpPasswordResets'
import { PendingReset } from '#app/session/PendingReset'
import { AddressSecrets } from '#app/session/ports/AddressSecrets'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { EmailVerification } from '#app/session/ports/EmailVerification'
import { PasswordResets } from '#app/session/ports/PasswordResets'
import { ResetPassword } from '#app/session/ResetPassword'
import { TypedUsername } from '#app/session/TypedUsername'
import { VerificationLink } from '#ui/session/code/VerificationLink.ts'
import { ForgotPasswordViewModel } from '#ui/session/forgot-password/ForgotPasswordViewModel.ts'
import { ResetPasswordViewModel } from '#ui/session/reset-password/ResetPasswordViewModel.ts'
import { VerifyEmailViewModel } from '#ui/session/verify-email/VerifyEmailViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(PasswordResets, HttpPasswordResets, RestClient)
  share(PendingReset)

  give(ResetPassword, PasswordResets, CurrentSession)

  give(ForgotPasswordViewModel, PasswordResets, PendingReset, TypedUsername)
  give(ResetPasswordViewModel, PasswordResets, ResetPassword, PendingReset, AddressSecrets)
  give(VerifyEmailViewModel, EmailVerification, AddressSecrets, VerificationLink)
})

export const part: Part = {
  module,
  requires: () => [import('./code.ts')],
  texts: textsIn('recovery', (language) => import(`../../ui/session/texts/recovery/${language}.json`, { with: { type: 'json' } })),
}
