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
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(Configurations, (client: RestClient) => new HttpConfigurations(client), RestClient)
  share(ClubTextsCache, (storage: DeviceStorage) => new StoredClubTexts(storage), DeviceStorage)
  give(
    LoadClubTexts,
    (configurations: Configurations, kept: ClubTextsCache, language: CurrentLanguage) => new LoadClubTexts(configurations, kept, language),
    Configurations,
    ClubTextsCache,
    CurrentLanguage,
  )
  share(
    KeepCrmToken,
    (configurations: Configurations, session: CurrentSession) => new KeepCrmToken(configurations, session),
    Configurations,
    CurrentSession,
  )
})

/** What the club sets up for its site, for whichever part shows some of it. */
export const configuration = {
  name: 'configuration',
  requires: async () => (await import('./session.code.ts')).code,
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/configuration/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/configuration/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/configuration/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/configuration/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
