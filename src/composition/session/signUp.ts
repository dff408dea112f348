import { LoadClubTexts } from '#app/session/LoadClubTexts'
import { ContactCentres } from '#app/session/ports/ContactCentres'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Prefectures } from '#app/session/ports/Prefectures'
import { Registrations } from '#app/session/ports/Registrations'
import { ReadProfile } from '#app/session/ReadProfile'
import { SignIn } from '#app/session/SignIn'
import { SignOut } from '#app/session/SignOut'
import { SignUp } from '#app/session/SignUp'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { Site } from '#app/shared/ports/Site'
import { AccountModel } from '#ui/session/register/AccountModel.ts'
import { CentreList } from '#ui/session/register/CentreList.ts'
import { EmailCheck } from '#ui/session/register/EmailCheck.ts'
import { RegisterViewModel } from '#ui/session/register/RegisterViewModel.ts'
import { TermsModel } from '#ui/session/register/TermsModel.ts'
import { Welcome } from '#ui/session/register/Welcome.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, giveFrom }) => {
  giveFrom(
    SignUp,
    (registrations: Registrations, open: OpenPart, session: CurrentSession, connectivity: Connectivity) =>
      new SignUp(
        registrations,
        { signIn: signInOf(open), readProfile: readProfileOf(open), signOut: signOutOf(open) },
        session,
        connectivity,
      ),
    Registrations,
    OpenPart,
    CurrentSession,
    Connectivity,
  )
  give(EmailCheck, Registrations, Clock)
  give(CentreList, ContactCentres, Clock)
  give(AccountModel, EmailCheck, CentreList, Site, Prefectures, Drafts)
  give(TermsModel, Registrations, LoadClubTexts, Clock, Drafts)
  give(Welcome, Registrations, LoadClubTexts)
  give(RegisterViewModel, AccountModel, TermsModel, Welcome, SignUp)
})

/** Its code comes when it is used: most who open an account are let in without it. */
function signInOf(open: OpenPart): Pick<SignIn, 'execute'> {
  return { execute: async (...given) => (await open(() => import('./signIn.ts')))(SignIn).execute(...given) }
}

function readProfileOf(open: OpenPart): Pick<ReadProfile, 'execute'> {
  return { execute: async () => (await open(() => import('./member.ts')))(ReadProfile).execute() }
}

function signOutOf(open: OpenPart): Pick<SignOut, 'execute'> {
  return { execute: async () => (await open(() => import('./member.ts')))(SignOut).execute() }
}

export const part: Part = {
  requires: () => [
    import('./configuration.ts'),
    import('./contactCentres.ts'),
    import('./drafts.ts'),
    import('./prefectures.ts'),
    import('./registrations.ts'),
  ],
  module,
  texts: textsIn('signUp', (language) => import(`../../ui/session/texts/signUp/${language}.json`, { with: { type: 'json' } })),
}
