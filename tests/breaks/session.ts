import type { Break } from './Break.ts'

export const session: readonly Break[] = [
  {
    breaks: 'The phone number of a new account reaches the club',
    file: 'src/adapters/rest/session/HttpRegistrations.ts',
    from: 'body: { ...registration, handedness, centerId }',
    to: "body: { ...registration, phone: '+13125550100', handedness, centerId }",
    noticedBy: ['features/session/sign-up-account.feature'],
  },
  {
    breaks: 'A left-handed player is registered as one',
    file: 'src/domain/session/registration.ts',
    from: "const hand = typed['hand'] === 'left' ? 'left' : 'right'",
    to: "const hand = 'right'",
    noticedBy: ['features/session/sign-up-account.feature', 'src/domain/session/registration.test.ts'],
  },
  {
    breaks: 'The birthday that was typed is sent with the terms',
    file: 'src/adapters/rest/session/HttpRegistrations.ts',
    from: 'birthday: birthday.toString()',
    to: 'birthday: birthday.with({ day: 1 }).toString()',
    noticedBy: ['features/session/sign-up-terms.feature'],
  },
  {
    breaks: 'Only the notifications that were opened are marked as read',
    file: 'src/application/session/Inbox.ts',
    from: 'const wanted = unreadOf(this.value ?? []).filter(({ sourceId }) => sourceIds.includes(sourceId))',
    to: 'const wanted = sourceIds.length > 0 ? unreadOf(this.value ?? []) : []',
    noticedBy: ['features/session/account-notifications.feature'],
  },
  {
    breaks: 'A changed phone number is no longer verified',
    file: 'src/domain/session/contact.ts',
    from: 'phoneVerified: isSame ? contact.phoneVerified : false',
    to: 'phoneVerified: contact.phoneVerified',
    noticedBy: ['src/domain/session/contact.test.ts'],
  },
  {
    breaks: 'Messages that were switched off are',
    file: 'src/domain/session/contact.ts',
    from: 'name === key && !wanted)',
    to: 'name === key && wanted === undefined)',
    noticedBy: ['features/session/contact-messages.feature'],
  },
  {
    breaks: 'The second line of the address is saved',
    file: 'src/adapters/rest/session/HttpProfiles.ts',
    from: 'birthday, gender, street1, street2, city, postalCode },',
    to: "birthday, gender, street1, street2: '', city, postalCode },",
    noticedBy: ['features/session/account-profile.feature'],
  },
  {
    breaks: 'Signing out revokes the tokens of the shop',
    file: 'src/application/session/SignOut.ts',
    from: 'shop?.token !== undefined && this.shopAccount',
    to: 'shop?.token === undefined && shop && this.shopAccount',
    noticedBy: ['features/session/sign-out.feature'],
  },
  {
    breaks: "A child's tokens are those of the child that was chosen",
    file: 'src/domain/session/family.ts',
    from: 'relative.child?.id === child?.id)',
    to: 'Boolean(relative.child) === Boolean(child))',
    noticedBy: ['features/session/family.feature'],
  },
  {
    breaks: 'The password of a new account is nowhere on the device, also before it is sent',
    file: 'src/ui/session/register/AccountModel.ts',
    from: 'const typed = { ...texts, email: this.email.typed,',
    to: 'const typed = { ...texts, password: this.password.password, email: this.email.typed,',
    noticedBy: ['features/session/sign-up-account.feature: Going back from the code'],
  },
]
