import { RestClient } from '#adapters/rest/RestClient'
import { HttpArrivals } from '#adapters/rest/session/HttpArrivals'
import { HttpDesk } from '#adapters/rest/session/HttpDesk'
import { Arrive } from '#app/session/Arrive'
import { Departure } from '#app/session/Departure'
import { GiveDeskAccess } from '#app/session/GiveDeskAccess'
import { AddressSecrets } from '#app/session/ports/AddressSecrets'
import { Arrivals } from '#app/session/ports/Arrivals'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Departures } from '#app/session/ports/Departures'
import { Desk } from '#app/session/ports/Desk'
import { SignOut } from '#app/session/SignOut'
import { Clock } from '#app/shared/ports/Clock'
import { DeskAccessViewModel } from '#ui/session/desk-access/DeskAccessViewModel.ts'
import { EntryViewModel } from '#ui/session/entry/EntryViewModel.ts'
import { RegionViewModel } from '#ui/session/region/RegionViewModel.ts'
import { TicketBannerViewModel } from '#ui/session/ticket-banner/TicketBannerViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(Arrivals, (client: RestClient) => new HttpArrivals(client), RestClient)
  share(Desk, (client: RestClient, clock: Clock) => new HttpDesk(client, clock), RestClient, Clock)

  give(Arrive, (arrivals: Arrivals, session: CurrentSession) => new Arrive(arrivals, session), Arrivals, CurrentSession)
  give(GiveDeskAccess, (desk: Desk, session: CurrentSession) => new GiveDeskAccess(desk, session), Desk, CurrentSession)

  give(EntryViewModel, (arrive: Arrive, secrets: AddressSecrets) => new EntryViewModel(arrive, secrets), Arrive, AddressSecrets)
  give(
    RegionViewModel,
    (departure: Departure, departures: Departures, clock: Clock) => new RegionViewModel(departure, departures, clock),
    Departure,
    Departures,
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
  whole: async () => (await import('./session.signIn.ts')).signIn,
}
