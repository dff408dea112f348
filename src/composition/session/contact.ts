import { HttpMonitorCustomers } from '#adapters/rest/devices/HttpMonitorCustomers'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpContactDetails } from '#adapters/rest/session/HttpContactDetails'
import { HttpPasswords } from '#adapters/rest/session/HttpPasswords'
import { HttpPhoneVerification } from '#adapters/rest/session/HttpPhoneVerification'
import { ChangeContact } from '#app/session/ChangeContact'
import { ChangePassword } from '#app/session/ChangePassword'
import { ContactDetails } from '#app/session/ports/ContactDetails'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Passwords } from '#app/session/ports/Passwords'
import { PhoneVerification } from '#app/session/ports/PhoneVerification'
import { Drafts } from '#app/shared/ports/Drafts'
import { VerificationLink } from '#ui/session/code/VerificationLink.ts'
import { ContactTab } from '#ui/session/contact/ContactTab.ts'
import { ContactViewModel } from '#ui/session/contact/ContactViewModel.ts'
import { PasswordViewModel } from '#ui/session/password/PasswordViewModel.ts'
import { VerifyPhoneViewModel } from '#ui/session/phone/VerifyPhoneViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(ContactDetails, HttpContactDetails, RestClient, CurrentSession)
  shareFrom(
    Passwords,
    (client: RestClient, session: CurrentSession) => new HttpPasswords(client, session, new HttpMonitorCustomers(client)),
    ...([RestClient, CurrentSession] as const),
  )
  share(PhoneVerification, HttpPhoneVerification, RestClient)
  // One for all visits: it outlives the screen.
  share(ContactTab, CurrentSession)

  give(ChangeContact, ContactDetails, CurrentSession)
  give(ChangePassword, Passwords, CurrentSession)

  give(ContactViewModel, ContactDetails, ChangeContact, ContactTab, VerificationLink, Drafts)
  give(PasswordViewModel, ChangePassword, CurrentSession)
  give(VerifyPhoneViewModel, ContactDetails, PhoneVerification, Drafts)
})

export const part: Part = {
  requires: () => [import('./code.ts'), import('./drafts.ts')],
  module,
  texts: textsIn('contact', (language) => import(`../../ui/session/texts/contact/${language}.json`, { with: { type: 'json' } })),
}
