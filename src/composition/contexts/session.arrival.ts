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

/** Coming from another region or with a ticket, being sent to another region, and letting the desk in. */
export const arrival = {
  name: 'arrival',
  module,
  texts: textsIn((language) => import(`../../ui/session/texts/arrival/${language}.json`, { with: { type: 'json' } })),
  screens: {
    region: async () => (await import('#ui/session/region/RegionScreen.tsx')).RegionScreen,
    entry: async () => (await import('#ui/session/entry/EntryScreen.tsx')).EntryScreen,
    ticketBanner: async () => (await import('#ui/session/ticket-banner/TicketBanner.tsx')).TicketBanner,
    deskAccess: async () => (await import('#ui/session/desk-access/DeskAccessScreen.tsx')).DeskAccessScreen,
  },
  requires: async () => (await import('./session.signIn.ts')).signIn,
}
