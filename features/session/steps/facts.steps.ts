import { Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { defineWords } from '../../world/vocabulary.ts'

type Opening = (actor: Actor) => Promise<void>

defineWords<Opening>('accountPlace', {
  'her profile': ({ account }) => account.openProfile(),
  'her notifications': ({ account }) => account.openNotifications(),
  'her contact': ({ contact }) => contact.look(),
  'the verification of her number': ({ contact }) => contact.goToVerification(),
  'the change of her password': ({ contact }) => contact.goToPassword(),
  'the accounts of her family': ({ family }) => family.look(),
})

/** What a player does that needs no further word. */
defineWords<Opening>('sessionDeed', {
  'signs out': ({ session }) => session.signOut(),
  'has signed out': ({ session }) => session.signOut(),
  'has wished at the door to be remembered': ({ session }) => session.wishToBeRemembered(),
  'comes to open an account': ({ signUp }) => signUp.come(),
  'has come to open an account': ({ signUp }) => signUp.come(),
  'goes back': ({ signUp }) => signUp.goBack(),
  'wants a new password': ({ recovery }) => recovery.begin(),
  'asks for another code': ({ recovery }) => recovery.askForAnotherCode(),
  'has asked for another code': ({ recovery }) => recovery.askForAnotherCode(),
  'opens the link': ({ recovery }) => recovery.openVerification(),
  'saves her profile': ({ account }) => account.save(),
  'asks for another code to the new address': ({ contact }) => contact.askForAnotherCode(),
  'asks for a link to verify her address': ({ contact }) => contact.askForLink(),
  'saves her new address once more': ({ contact }) => contact.saveAgain(),
  'clears the form for the password': ({ contact }) => contact.clearPassword(),
  'goes back to her own account': ({ family }) => family.goBack(),
  'goes on alone': ({ family }) => family.decline(),
  'goes on after all': ({ tokenSignIn }) => tokenSignIn.goOn(),
  'asks for a ticket for the desk': ({ tokenSignIn }) => tokenSignIn.askForTicket(),
  leaves: ({ tokenSignIn }) => tokenSignIn.leave(),
})

/** What a player sends somewhere. */
defineWords<(actor: Actor, to: string) => Promise<void>>('sessionDeedTo', {
  'asks for the address': ({ contact }, email) => contact.askForAddress(email),
  'has asked for the address': ({ contact }, email) => contact.askForAddress(email),
  'has typed the new number': ({ contact }, phone) => contact.typeNumber(phone),
  'changes her number to': ({ contact }, phone) => contact.changeNumber(phone),
  'asks for a code to': ({ contact }, phone) => contact.askForNumber(phone),
  'has asked for a code to': ({ contact }, phone) => contact.askForNumber(phone),
  'asks for a new link to': ({ recovery }, email) => recovery.askForNewLink(email),
})

const shownViews = ['view', 'back']

type Fact = (actor: Actor) => Promise<boolean>

/** What a player finds to be so. */
defineWords<Fact>('sessionFact', {
  'the address is taken': ({ signUp }) => signUp.isTaken(),
  'the address is not taken': async ({ signUp }) => !(await signUp.isTaken()),
  "the address is a family's": ({ signUp }) => signUp.isOfFamily(),
  "the address is not a family's": async ({ signUp }) => !(await signUp.isOfFamily()),
  'both boxes have to be ticked': ({ signUp }) => signUp.mustTick(),
  'no readings of the name are asked for': async ({ signUp }) => !(await signUp.asksForReadings()),
  'the code is asked for': async ({ recovery }) => (await recovery.step()) === 'code',
  'the code is used up, and another can be sent': async ({ recovery }) => (await recovery.step()) === 'used',
  'the code has run out, and another can be sent': async ({ recovery }) => (await recovery.step()) === 'run-out',
  'a link or a code is needed': async ({ recovery }) => (await recovery.step()) === 'lost',
  'her address is verified': async ({ contact }) => (await contact.isAddressVerified()) === true,
  'her address is not verified': async ({ contact }) => (await contact.isAddressVerified()) === false,
  'her number is verified': ({ contact }) => contact.isVerified(),
  "her password can't be changed here": async ({ contact }) => !(await contact.mayChangePassword()),
  'this is not part of her membership': ({ areas }) => areas.isTurnedAway(),
  'she is still to be remembered': ({ session }) => session.rememberMe(),
  'she has a ticket for the desk': async ({ tokenSignIn }) => /^\d{4}-\d{4}$/.test((await tokenSignIn.ticket()) ?? ''),
  'nothing of it is left in the address': async ({ tokenSignIn }) =>
    (await tokenSignIn.saidInAddress()).every((name) => shownViews.includes(name)),
  "the child's password is asked for": ({ family }) => family.isAskedForPassword(),
})

/** What a player reads or has typed somewhere. */
defineWords<(actor: Actor) => Promise<string | undefined>>('sessionText', {
  'the heading of the sign-in': ({ session }) => session.signInHeading(),
  'the e-mail address to sign in': ({ session }) => session.usernameFilledIn(),
  'the address to send the code to': ({ recovery }) => recovery.filledIn(),
  'the address that the code went to': ({ signUp }) => signUp.sentTo(),
  'the date of birth': ({ signUp }) => signUp.birthday(),
  'her e-mail address': ({ contact }) => contact.address(),
  'the new address': ({ contact }) => contact.addressTyped(),
  'the new number': ({ contact }) => contact.newNumber(),
  'the number to verify': ({ contact }) => contact.numberTyped(),
  'the region of the club': ({ tokenSignIn }) => tokenSignIn.region(),
  'the language of the club': ({ session }) => session.language(),
  'the open part of her contact': ({ contact }) => contact.tab(),
  'the problem with the code': ({ signUp }) => signUp.codeProblem(),
  'her name': ({ session }) => session.name(),
  'the site of her club': ({ tokenSignIn }) => tokenSignIn.otherSite(),
})

const states: Readonly<Record<string, string>> = { empty: 'not begun', wait: 'under way' }

const progress = async (state: Promise<'empty' | 'wait' | 'done' | 'verified'>) => states[await state] ?? 'done'

defineWords<(actor: Actor) => Promise<string>>('task', {
  'the code for the new address': ({ contact }) => contact.confirming(),
  'the change of the contact': ({ contact }) => contact.changing(),
  'the change of the password': ({ contact }) => contact.changingPassword(),
  'the verification of the number': ({ contact }) => contact.verifying(),
  'the verification of the address': ({ recovery }) => progress(recovery.verification()),
  'the change of the profile': ({ account }) => progress(account.saving()),
  'the report of what was read': ({ account }) => progress(account.marking()),
})

When<ClubWorld>('{member} (has )open(s)(ed) {accountPlace}', async function (member: Member, opening: Opening) {
  await opening(this.as(member))
})

When<ClubWorld>('{member} {sessionDeed}', async function (member: Member, deed: Opening) {
  await deed(this.as(member))
})

When<ClubWorld>(
  '{member} {sessionDeedTo} {string}',
  async function (member: Member, deed: (actor: Actor, to: string) => Promise<void>, to: string) {
    await deed(this.as(member), to)
  },
)

Then<ClubWorld>('{member} reads that {sessionFact}', async function (member: Member, fact: Fact) {
  await this.sees(() => fact(this.as(member)), true)
})

Then<ClubWorld>(
  '{member} finds {entry} as {sessionText}',
  async function (member: Member, text: string, read: (actor: Actor) => Promise<string | undefined>) {
    await this.sees(() => read(this.as(member)), text)
  },
)

Then<ClubWorld>('{task} is {progress}', async function (task: (actor: Actor) => Promise<string>, expected: string) {
  await this.sees(() => task(this.me), expected)
})
