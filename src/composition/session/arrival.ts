import { RestClient } from '#adapters/rest/RestClient'
import { HttpDesk } from '#adapters/rest/session/HttpDesk'
import { HttpTokenSignIns } from '#adapters/rest/session/HttpTokenSignIns'
import { GiveDeskAccess } from '#app/session/GiveDeskAccess'
import { AddressSecrets } from '#app/session/ports/AddressSecrets'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Desk } from '#app/session/ports/Desk'
import { RegionRedirects } from '#app/session/ports/RegionRedirects'
import { TokenSignIns } from '#app/session/ports/TokenSignIns'
import { RegionRedirect } from '#app/session/RegionRedirect'
import { SignInByToken } from '#app/session/SignInByToken'
import { SignOut } from '#app/session/SignOut'
import { Clock } from '#app/shared/ports/Clock'
import { DeskAccessViewModel } from '#ui/session/desk-access/DeskAccessViewModel.ts'
import { EntryViewModel } from '#ui/session/entry/EntryViewModel.ts'
import { RegionViewModel } from '#ui/session/region/RegionViewModel.ts'
import { TicketBannerViewModel } from '#ui/session/ticket-banner/TicketBannerViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(TokenSignIns, HttpTokenSignIns, RestClient)
  share(Desk, HttpDesk, RestClient, Clock)

  give(SignInByToken, TokenSignIns, CurrentSession)
  give(GiveDeskAccess, Desk, CurrentSession)

  give(EntryViewModel, SignInByToken, AddressSecrets)
  give(RegionViewModel, RegionRedirect, RegionRedirects, Clock)
  give(TicketBannerViewModel, CurrentSession, SignOut)
  give(DeskAccessViewModel, GiveDeskAccess, CurrentSession, Clock)
})

export const part: Part = {
  module,
  texts: textsIn('arrival', (language) => import(`../../ui/session/texts/arrival/${language}.json`, { with: { type: 'json' } })),
  requires: () => [import('./signIn.ts')],
}
