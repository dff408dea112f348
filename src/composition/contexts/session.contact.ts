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
import { profileSource } from '#domain/session/profileSource'
import { VerificationLink } from '#ui/session/code/VerificationLink.ts'
import { ContactTab } from '#ui/session/contact/ContactTab.ts'
import { ContactParts, ContactViewModel } from '#ui/session/contact/ContactViewModel.ts'
import { PasswordViewModel } from '#ui/session/password/PasswordViewModel.ts'
import { VerifyPhoneViewModel } from '#ui/session/phone/VerifyPhoneViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(
    ContactDetails,
    (client: RestClient, session: CurrentSession) => new HttpContactDetails(client, () => profileSource(session.value)),
    RestClient,
    CurrentSession,
  )
  share(Passwords, (client: RestClient) => new HttpPasswords(client), RestClient)
  share(PhoneVerification, (client: RestClient) => new HttpPhoneVerification(client), RestClient)
  // One for all visits: it outlives the screen.
  share(ContactTab, (session: CurrentSession) => new ContactTab(session), CurrentSession)

  give(
    ChangeContact,
    (details: ContactDetails, session: CurrentSession) => new ChangeContact(details, session),
    ContactDetails,
    CurrentSession,
  )
  give(ChangePassword, (passwords: Passwords, session: CurrentSession) => new ChangePassword(passwords, session), Passwords, CurrentSession)

  give(
    ContactParts,
    (remembered: ContactTab, drafts: Drafts, link: VerificationLink) => ({ remembered, drafts, link }),
    ContactTab,
    Drafts,
    VerificationLink,
  )
  give(
    ContactViewModel,
    (details: ContactDetails, change: ChangeContact, parts: ContactParts) => new ContactViewModel(details, change, parts),
    ContactDetails,
    ChangeContact,
    ContactParts,
  )
  give(
    PasswordViewModel,
    (change: ChangePassword, session: CurrentSession) => new PasswordViewModel(change, session),
    ChangePassword,
    CurrentSession,
  )
  give(
    VerifyPhoneViewModel,
    (details: ContactDetails, verification: PhoneVerification, drafts: Drafts) => new VerifyPhoneViewModel(details, verification, drafts),
    ContactDetails,
    PhoneVerification,
    Drafts,
  )
})

export const contact = {
  name: 'contact',
  requires: async () => {
    const [{ code }, { drafts }] = await Promise.all([import('./session.code.ts'), import('./session.drafts.ts')])
    return [code, drafts]
  },
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/contact/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/contact/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/contact/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/contact/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    contact: async () => (await import('#ui/session/contact/ContactScreen.tsx')).ContactScreen,
    password: async () => (await import('#ui/session/password/PasswordScreen.tsx')).PasswordScreen,
    phone: async () => (await import('#ui/session/phone/VerifyPhoneScreen.tsx')).VerifyPhoneScreen,
  },
}
