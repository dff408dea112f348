import { BrowserSharing } from '#adapters/browser/device/BrowserSharing'
import { HttpShares } from '#adapters/rest/learning/HttpShares'
import { RestClient } from '#adapters/rest/RestClient'
import { LinkSharing } from '#app/learning/ports/LinkSharing'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { Shares } from '#app/learning/ports/Shares'
import { ShareViewModel } from '#ui/learning/share/ShareViewModel.ts'
import { SharedViewModel } from '#ui/learning/shared/SharedViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(Shares, HttpShares, RestClient, MediaAddress)
  shareFrom(LinkSharing, () => new BrowserSharing(globalThis.navigator))
  give(ShareViewModel, Shares, LinkSharing)
  give(SharedViewModel, Shares, PlaybackPreferences)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
  texts: textsIn('share', (language) => import(`../../ui/learning/texts/share/${language}.json`, { with: { type: 'json' } })),
}
