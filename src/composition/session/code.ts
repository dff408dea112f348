import { RestClient } from '#adapters/rest/RestClient'
import { HttpEmailVerification } from '#adapters/rest/session/HttpEmailVerification'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { EmailVerification } from '#app/session/ports/EmailVerification'
import { VerificationLink } from '#ui/session/code/VerificationLink.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(EmailVerification, HttpEmailVerification, RestClient)
  give(VerificationLink, EmailVerification, CurrentSession)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
  texts: textsIn('code', (language) => import(`../../ui/session/texts/code/${language}.json`, { with: { type: 'json' } })),
}
