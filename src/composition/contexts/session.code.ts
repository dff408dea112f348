import { RestClient } from '#adapters/rest/RestClient'
import { HttpEmailVerification } from '#adapters/rest/session/HttpEmailVerification'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { EmailVerification } from '#app/session/ports/EmailVerification'
import { VerificationLink } from '#ui/session/code/VerificationLink.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(EmailVerification, (client: RestClient) => new HttpEmailVerification(client), RestClient)
  give(
    VerificationLink,
    (verification: EmailVerification, session: CurrentSession) => new VerificationLink(verification, session.value.player?.email),
    EmailVerification,
    CurrentSession,
  )
})

/** Codes and links that were sent, and new passwords, for whichever part asks for one. */
export const code = {
  name: 'code',
  requires: async () => (await import('./session.ts')).session,
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/code/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/code/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/code/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/code/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
