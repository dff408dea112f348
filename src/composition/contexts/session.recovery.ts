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
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(PasswordResets, (client: RestClient) => new HttpPasswordResets(client), RestClient)
  share(PendingReset, () => new PendingReset())

  give(
    ResetPassword,
    (resets: PasswordResets, session: CurrentSession) => new ResetPassword(resets, session),
    PasswordResets,
    CurrentSession,
  )

  give(
    ForgotPasswordViewModel,
    (resets: PasswordResets, pending: PendingReset, typed: TypedUsername) => new ForgotPasswordViewModel(resets, pending, typed),
    PasswordResets,
    PendingReset,
    TypedUsername,
  )
  give(
    ResetPasswordViewModel,
    (resets: PasswordResets, reset: ResetPassword, pending: PendingReset, secrets: AddressSecrets) =>
      new ResetPasswordViewModel(resets, reset, pending, secrets),
    PasswordResets,
    ResetPassword,
    PendingReset,
    AddressSecrets,
  )
  give(
    VerifyEmailViewModel,
    (verification: EmailVerification, secrets: AddressSecrets, link: VerificationLink) =>
      new VerifyEmailViewModel(verification, secrets, link),
    EmailVerification,
    AddressSecrets,
    VerificationLink,
  )
})

export const recovery = {
  name: 'recovery',
  module,
  requires: async () => (await import('./session.code.ts')).code,
  texts: textLoader({
    en: () => import('#ui/session/texts/recovery/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/recovery/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/recovery/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/recovery/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    forgotPassword: async () => (await import('#ui/session/forgot-password/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    resetPassword: async () => (await import('#ui/session/reset-password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
    verifyEmail: async () => (await import('#ui/session/verify-email/VerifyEmailScreen.tsx')).VerifyEmailScreen,
  },
}
