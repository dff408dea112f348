import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredClubTexts } from '#adapters/browser/storage/StoredClubTexts'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpConfigurations } from '#adapters/rest/session/HttpConfigurations'
import { KeepCrmToken } from '#app/session/KeepCrmToken'
import { LoadClubTexts } from '#app/session/LoadClubTexts'
import { ClubTextsCache } from '#app/session/ports/ClubTextsCache'
import { Configurations } from '#app/session/ports/Configurations'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(Configurations, HttpConfigurations, RestClient)
  share(ClubTextsCache, StoredClubTexts, DeviceStorage)
  give(LoadClubTexts, Configurations, ClubTextsCache, CurrentLanguage)
  share(KeepCrmToken, Configurations, CurrentSession)
})

export const part: Part = {
  requires: () => [import('./code.ts')],
  module,
  texts: textsIn(
    'configuration',
    (language) => import(`../../ui/session/texts/configuration/${language}.json`, { with: { type: 'json' } }),
  ),
}
