import { RestClient } from '#adapters/rest/RestClient'
import { HttpSubAccounts } from '#adapters/rest/session/HttpSubAccounts'
import { Configurations } from '#app/session/ports/Configurations'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { SubAccounts } from '#app/session/ports/SubAccounts'
import { SignInChild } from '#app/session/SignInChild'
import { FamilyViewModel } from '#ui/session/family/FamilyViewModel.ts'
import { ActingViewModel } from '#ui/session/family-strip/ActingViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(SubAccounts, HttpSubAccounts, RestClient)
  give(SignInChild, SubAccounts, CurrentSession)
  give(FamilyViewModel, Configurations, SignInChild, CurrentSession)
  give(ActingViewModel, CurrentSession)
})

export const part: Part = {
  requires: () => [import('./configuration.ts')],
  module,
  texts: textsIn('family', (language) => import(`../../ui/session/texts/family/${language}.json`, { with: { type: 'json' } })),
}
