import { BrowserDetails } from '#adapters/browser/device/BrowserDetails'
import { postForm } from '#adapters/browser/device/postForm'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpHelpDesk } from '#adapters/rest/support/HttpHelpDesk'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { CurrentRequester } from '#app/support/ports/CurrentRequester'
import { DeviceDetails } from '#app/support/ports/DeviceDetails'
import { HelpDesk } from '#app/support/ports/HelpDesk'
import { SendTicket } from '#app/support/SendTicket'
import { textsIn } from '#ui/shell/i18n.ts'
import { HelpViewModel } from '#ui/support/help/HelpViewModel.ts'
import { SessionRequester } from '../bridges/SessionRequester.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, LatestReference } from '../root.ts'

const module = provide(({ give, share, shareFrom }) => {
  shareFrom(
    HelpDesk,
    (client: RestClient, { files }: BrowserEnvironment) => new HttpHelpDesk(client, files?.post ?? postForm),
    RestClient,
    BrowserEnvironmentToken,
  )
  shareFrom(
    DeviceDetails,
    ({ navigator }: BrowserEnvironment, latestReference: LatestReference) => new BrowserDetails({ navigator, scripts, latestReference }),
    BrowserEnvironmentToken,
    LatestReference,
  )
  share(CurrentRequester, SessionRequester, CurrentSession)
  give(SendTicket, HelpDesk, Connectivity)
  give(HelpViewModel, SendTicket, CurrentRequester, DeviceDetails, Drafts)
})

/** None outside browsers. */
function scripts(): readonly string[] {
  return 'document' in globalThis ? Array.from(document.scripts, ({ src }) => src) : []
}

export const part: Part = {
  requires: () => [import('../session/drafts.ts')],
  module,
  texts: textsIn('help', (language) => import(`../../ui/support/texts/help/${language}.json`, { with: { type: 'json' } })),
}
