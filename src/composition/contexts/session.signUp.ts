import { RestClient } from '#adapters/rest/RestClient'
import { HttpContactCentres } from '#adapters/rest/session/HttpContactCentres'
import { HttpRegistrations } from '#adapters/rest/session/HttpRegistrations'
import { ContactCentres } from '#app/session/ports/ContactCentres'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Registrations } from '#app/session/ports/Registrations'
import { SignIn } from '#app/session/SignIn'
import { SignUp } from '#app/session/SignUp'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(ContactCentres, (client: RestClient) => new HttpContactCentres(client), RestClient)
  share(Registrations, (client: RestClient) => new HttpRegistrations(client), RestClient)
  give(
    SignUp,
    (registrations: Registrations, signIn: SignIn, session: CurrentSession, line: Connectivity) =>
      new SignUp(registrations, signIn, session, line),
    Registrations,
    SignIn,
    CurrentSession,
    Connectivity,
  )
})

export const signUp = {
  name: 'signUp',
  whole: async () => (await import('./session.configuration.ts')).configuration,
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/signUp/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/signUp/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/signUp/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/signUp/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
