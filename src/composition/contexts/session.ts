import { RestClient } from '#adapters/rest/RestClient'
import { HttpAccounts } from '#adapters/rest/session/HttpAccounts'
import { ShopSignOut } from '#adapters/shop/session/ShopSignOut'
import { Departure } from '#app/session/Departure'
import { KeepCrmToken } from '#app/session/KeepCrmToken'
import { Accounts } from '#app/session/ports/Accounts'
import { Cast } from '#app/session/ports/Cast'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Preferences } from '#app/session/ports/Preferences'
import { RegionalSites } from '#app/session/ports/RegionalSites'
import { ShopAccount } from '#app/session/ports/ShopAccount'
import { ReadCredits } from '#app/session/ReadCredits'
import { ReadProfile } from '#app/session/ReadProfile'
import { SignIn } from '#app/session/SignIn'
import { SignOut } from '#app/session/SignOut'
import { TypedUsername } from '#app/session/TypedUsername'
import { AccountViewModel } from '#ui/session/account/AccountViewModel.ts'
import { SettingsViewModel } from '#ui/session/account/SettingsViewModel.ts'
import { SignInViewModel } from '#ui/session/sign-in/SignInViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { OpenContext } from '../context.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide((give, share) => {
  share(Accounts, (client: RestClient) => new HttpAccounts(client), RestClient)
  share(ShopAccount, (load: LoadShopClient) => new ShopSignOut(load), LoadShopClient)

  share(TypedUsername, () => new TypedUsername())
  share(Departure, () => new Departure())
  give(
    SignIn,
    (accounts: Accounts, session: CurrentSession, sites: RegionalSites, departure: Departure) =>
      new SignIn(accounts, session, sites, departure),
    Accounts,
    CurrentSession,
    RegionalSites,
    Departure,
  )
  give(SignOut, (session: CurrentSession, shop: ShopAccount) => new SignOut(session, shop), CurrentSession, ShopAccount)
  give(
    ReadProfile,
    (accounts: Accounts, session: CurrentSession, open: OpenContext) =>
      new ReadProfile(accounts, session, () => void introduce(open).catch(() => undefined)),
    Accounts,
    CurrentSession,
    OpenContext,
  )
  share(ReadCredits, (accounts: Accounts, session: CurrentSession) => new ReadCredits(accounts, session), Accounts, CurrentSession)

  give(
    SignInViewModel,
    (signIn: SignIn, session: CurrentSession, cast: Cast, typed: TypedUsername) => new SignInViewModel(signIn, session, cast, typed),
    SignIn,
    CurrentSession,
    Cast,
    TypedUsername,
  )
  give(
    AccountViewModel,
    (session: CurrentSession, profile: ReadProfile, credits: ReadCredits, signOut: SignOut) =>
      new AccountViewModel(session, profile, credits, signOut),
    CurrentSession,
    ReadProfile,
    ReadCredits,
    SignOut,
  )
  give(
    SettingsViewModel,
    (language: CurrentLanguage, preferences: Preferences) => new SettingsViewModel(language, preferences),
    CurrentLanguage,
    Preferences,
  )
})

async function introduce(open: OpenContext): Promise<void> {
  const ask = await open('configuration')
  await ask(KeepCrmToken).execute()
}

export const session = {
  name: 'session',
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    signIn: async () => (await import('#ui/session/sign-in/SignInScreen.tsx')).SignInScreen,
  },
}
