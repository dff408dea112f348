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
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(TokenSignIns, (client: RestClient) => new HttpTokenSignIns(client), RestClient)
  share(Desk, (client: RestClient, clock: Clock) => new HttpDesk(client, clock), RestClient, Clock)

  give(
    SignInByToken,
    (arrivals: TokenSignIns, session: CurrentSession) => new SignInByToken(arrivals, session),
    TokenSignIns,
    CurrentSession,
  )
  give(GiveDeskAccess, (desk: Desk, session: CurrentSession) => new GiveDeskAccess(desk, session), Desk, CurrentSession)

  give(
    EntryViewModel,
    (signInByToken: SignInByToken, secrets: AddressSecrets) => new EntryViewModel(signInByToken, secrets),
    SignInByToken,
    AddressSecrets,
  )
  give(
    RegionViewModel,
    (departure: RegionRedirect, departures: RegionRedirects, clock: Clock) => new RegionViewModel(departure, departures, clock),
    RegionRedirect,
    RegionRedirects,
    Clock,
  )
  give(
    TicketBannerViewModel,
    (session: CurrentSession, signOut: SignOut) => new TicketBannerViewModel(session, signOut),
    CurrentSession,
    SignOut,
  )
  give(
    DeskAccessViewModel,
    (access: GiveDeskAccess, session: CurrentSession, clock: Clock) => new DeskAccessViewModel(access, session, clock),
    GiveDeskAccess,
    CurrentSession,
    Clock,
  )
})

/** Coming from another region or with a ticket, being sent to another region, and letting the desk in. */
export const arrival = {
  name: 'arrival',
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/arrival/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/arrival/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/arrival/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/arrival/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    region: async () => (await import('#ui/session/region/RegionScreen.tsx')).RegionScreen,
    entry: async () => (await import('#ui/session/entry/EntryScreen.tsx')).EntryScreen,
    ticketBanner: async () => (await import('#ui/session/ticket-banner/TicketBanner.tsx')).TicketBanner,
    deskAccess: async () => (await import('#ui/session/desk-access/DeskAccessScreen.tsx')).DeskAccessScreen,
  },
  requires: async () => (await import('./session.signIn.ts')).signIn,
}
