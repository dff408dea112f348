import { BrowserSharing } from '#adapters/browser/device/BrowserSharing'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpContactDesk } from '#adapters/rest/support/HttpContactDesk'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { Site } from '#app/shared/ports/Site'
import { ContactCentreList } from '#app/support/ports/ContactCentreList'
import { ContactDesk } from '#app/support/ports/ContactDesk'
import { CurrentSender } from '#app/support/ports/CurrentSender'
import { InvitingFriend } from '#app/support/ports/InvitingFriend'
import { JapanCentreList } from '#app/support/ports/JapanCentreList'
import { OwnInvitation } from '#app/support/ports/OwnInvitation'
import { PrefectureList } from '#app/support/ports/PrefectureList'
import { SendContact } from '#app/support/SendContact'
import { textsIn } from '#ui/shell/i18n.ts'
import { ContactEditor } from '#ui/support/contact/ContactEditor.ts'
import { ContactPlaces } from '#ui/support/contact/ContactPlaces.ts'
import { ContactViewModel } from '#ui/support/contact/ContactViewModel.ts'
import { Invitation } from '#ui/support/referral/Invitation.ts'
import { InviteViewModel } from '#ui/support/referral/InviteViewModel.ts'
import { ReferralViewModel } from '#ui/support/referral/ReferralViewModel.ts'
import { SessionContactCentres } from '../bridges/SessionContactCentres.ts'
import { SessionInvitation } from '../bridges/SessionInvitation.ts'
import { SessionInvitingFriend } from '../bridges/SessionInvitingFriend.ts'
import { SessionSender } from '../bridges/SessionSender.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken } from '../root.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(ContactDesk, HttpContactDesk, RestClient)
  share(ContactCentreList, SessionContactCentres, OpenPart)
  share(InvitingFriend, SessionInvitingFriend, OpenPart)
  shareFrom(
    OwnInvitation,
    (session: CurrentSession, environment: BrowserEnvironment) =>
      new SessionInvitation(session, environment, new BrowserSharing(globalThis.navigator)),
    ...([CurrentSession, BrowserEnvironmentToken] as const),
  )
  give(SendContact, ContactDesk, Connectivity)
  give(Invitation, InvitingFriend)
  give(ContactPlaces, Site, ContactCentreList, JapanCentreList, PrefectureList)
  share(CurrentSender, SessionSender, CurrentSession, OpenPart)
  give(ContactEditor, SendContact, Site, Drafts, Clock, CurrentSender)
  give(ContactViewModel, ContactEditor, ContactPlaces, Invitation)
  give(ReferralViewModel, Invitation)
  give(InviteViewModel, OwnInvitation)
})

export const part: Part = {
  requires: () => [import('./module.ts'), import('../session/drafts.ts')],
  module,
  texts: textsIn('contactUs', (language) => import(`../../ui/support/texts/contactUs/${language}.json`, { with: { type: 'json' } })),
}
