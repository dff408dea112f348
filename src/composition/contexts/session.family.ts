import { RestClient } from '#adapters/rest/RestClient'
import { HttpSubAccounts } from '#adapters/rest/session/HttpSubAccounts'
import { Configurations } from '#app/session/ports/Configurations'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { SubAccounts } from '#app/session/ports/SubAccounts'
import { SignInChild } from '#app/session/SignInChild'
import { FamilyViewModel } from '#ui/session/family/FamilyViewModel.ts'
import { ActingViewModel } from '#ui/session/family-strip/ActingViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(SubAccounts, (client: RestClient) => new HttpSubAccounts(client), RestClient)
  give(SignInChild, (accounts: SubAccounts, session: CurrentSession) => new SignInChild(accounts, session), SubAccounts, CurrentSession)
  give(
    FamilyViewModel,
    (configurations: Configurations, signInChild: SignInChild, session: CurrentSession) =>
      new FamilyViewModel(configurations, signInChild, session),
    Configurations,
    SignInChild,
    CurrentSession,
  )
  give(ActingViewModel, (session: CurrentSession) => new ActingViewModel(session), CurrentSession)
})

/** Acting for a child. */
export const family = {
  name: 'family',
  requires: async () => (await import('./session.configuration.ts')).configuration,
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/family/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/family/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/family/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/family/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    clubClosed: async () => (await import('#ui/session/closed/ClosedScreen.tsx')).ClubClosedScreen,
    launchMonitorClosed: async () => (await import('#ui/session/closed/ClosedScreen.tsx')).LaunchMonitorClosedScreen,
    family: async () => (await import('#ui/session/family/FamilyScreen.tsx')).FamilyScreen,
    strip: async () => (await import('#ui/session/family-strip/FamilyStrip.tsx')).FamilyStrip,
  },
}
