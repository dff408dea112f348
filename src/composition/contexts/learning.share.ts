import { BrowserSharing } from '#adapters/browser/device/BrowserSharing'
import { HttpShares } from '#adapters/rest/learning/HttpShares'
import { RestClient } from '#adapters/rest/RestClient'
import { LinkSharing } from '#app/learning/ports/LinkSharing'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { Shares } from '#app/learning/ports/Shares'
import { ShareViewModel } from '#ui/learning/share/ShareViewModel.ts'
import { SharedViewModel } from '#ui/learning/shared/SharedViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide((give, share) => {
  share(Shares, (client: RestClient, media: string) => new HttpShares(client, media), RestClient, MediaAddress)
  share(LinkSharing, () => new BrowserSharing(globalThis.navigator))
  give(ShareViewModel, (shares: Shares, handover: LinkSharing) => new ShareViewModel(shares, handover), Shares, LinkSharing)
  give(SharedViewModel, (shares: Shares, viewing: PlaybackPreferences) => new SharedViewModel(shares, viewing), Shares, PlaybackPreferences)
})

/** What stands beside films that can be shown to others, and what those see. */
export const share = {
  name: 'share',
  requires: async () => (await import('./learning.ts')).learning,
  module,
  texts: textLoader({
    en: () => import('#ui/learning/texts/share/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/learning/texts/share/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/learning/texts/share/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/learning/texts/share/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    shared: async () => (await import('#ui/learning/shared/SharedScreen.tsx')).SharedScreen,
  },
}
