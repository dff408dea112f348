import { RestClient } from '#adapters/rest/RestClient'
import { HttpContactCentres } from '#adapters/rest/session/HttpContactCentres'
import { HttpRegistrations } from '#adapters/rest/session/HttpRegistrations'
import { LoadClubTexts } from '#app/session/LoadClubTexts'
import { ContactCentres } from '#app/session/ports/ContactCentres'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Registrations } from '#app/session/ports/Registrations'
import { ReadProfile } from '#app/session/ReadProfile'
import { SignIn } from '#app/session/SignIn'
import { SignOut } from '#app/session/SignOut'
import { SignUp } from '#app/session/SignUp'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { Site } from '#app/shared/ports/Site'
import { AccountModel, RegistrationDependencies } from '#ui/session/register/AccountModel.ts'
import { CentreList } from '#ui/session/register/CentreList.ts'
import { EmailCheck } from '#ui/session/register/EmailCheck.ts'
import { RegisterViewModel } from '#ui/session/register/RegisterViewModel.ts'
import { TermsModel } from '#ui/session/register/TermsModel.ts'
import { Welcome } from '#ui/session/register/Welcome.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { SupportPrefectures } from '../bridges/SupportPrefectures.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(ContactCentres, (client: RestClient) => new HttpContactCentres(client), RestClient)
  share(Registrations, (client: RestClient) => new HttpRegistrations(client), RestClient)
  give(
    SignUp,
    (registrations: Registrations, open: OpenContext, session: CurrentSession, connectivity: Connectivity) =>
      new SignUp(
        registrations,
        { signIn: signInOf(open), readProfile: readProfileOf(open), signOut: signOutOf(open) },
        session,
        connectivity,
      ),
    Registrations,
    OpenContext,
    CurrentSession,
    Connectivity,
  )
  give(EmailCheck, (registrations: Registrations, clock: Clock) => new EmailCheck(registrations, clock), Registrations, Clock)
  give(CentreList, (centres: ContactCentres, clock: Clock) => new CentreList(centres, clock), ContactCentres, Clock)
  share(
    RegistrationDependencies,
    ({ isJapan }: Site, open: OpenContext) => ({ isJapan, prefectures: new SupportPrefectures(open) }),
    Site,
    OpenContext,
  )
  give(
    AccountModel,
    (email: EmailCheck, centres: CentreList, place: RegistrationDependencies, drafts: Drafts) =>
      new AccountModel(email, centres, place, drafts),
    EmailCheck,
    CentreList,
    RegistrationDependencies,
    Drafts,
  )
  give(
    TermsModel,
    (registrations: Registrations, clubTexts: LoadClubTexts, clock: Clock, drafts: Drafts) =>
      new TermsModel(registrations, clubTexts, clock, drafts),
    Registrations,
    LoadClubTexts,
    Clock,
    Drafts,
  )
  give(
    Welcome,
    (registrations: Registrations, clubTexts: LoadClubTexts) => new Welcome(registrations, clubTexts),
    ...([Registrations, LoadClubTexts] as const),
  )
  give(
    RegisterViewModel,
    (account: AccountModel, terms: TermsModel, welcome: Welcome, signUp: SignUp) => new RegisterViewModel(account, terms, welcome, signUp),
    AccountModel,
    TermsModel,
    Welcome,
    SignUp,
  )
})

/** Its code comes when it is used: most who open an account are let in without it. */
function signInOf(open: OpenContext): Pick<SignIn, 'execute'> {
  return { execute: async (...given) => (await open('signIn'))(SignIn).execute(...given) }
}

function readProfileOf(open: OpenContext): Pick<ReadProfile, 'execute'> {
  return { execute: async () => (await open('member'))(ReadProfile).execute() }
}

function signOutOf(open: OpenContext): Pick<SignOut, 'execute'> {
  return { execute: async () => (await open('member'))(SignOut).execute() }
}

export const signUp = {
  name: 'signUp',
  requires: async () => {
    const [{ configuration }, { drafts }] = await Promise.all([import('./session.configuration.ts'), import('./session.drafts.ts')])
    return [configuration, drafts]
  },
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/signUp/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/signUp/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/signUp/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/signUp/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    register: async () => (await import('#ui/session/register/RegisterScreen.tsx')).RegisterScreen,
  },
}
