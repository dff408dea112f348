import { sol } from '../world/Registrations.ts'
import type { Act, Acts, ActsOn, DeviceAct, DeviceActs, Events, Facts, Words } from '../world/Words.ts'
import { newPassword } from './newPassword.ts'

const hesitation = Temporal.Duration.from({ seconds: 2 })
const longEnough = Temporal.Duration.from({ seconds: 6 })
const shownViews = ['view', 'back']

const signOutAndIn: Act = async ({ session }, { club }, member) => {
  await session.signOut()
  await session.signIn(club.members.credentialsOf(member))
}

const signInHesitating: Act = async ({ session }, { club, environment }, member) => {
  environment.waitsAtMost(hesitation)
  await session.signIn(club.members.credentialsOf(member))
}

const signInAndStay: Act = async (actor, world, member) => {
  await signInHesitating(actor, world, member)
  await actor.tokenSignIn.stay()
}

const followResetLink: DeviceAct = async (device, world, member) => {
  const { mail, members } = world.club
  await mail.bringsResetLink(members.credentialsOf(member).username)
  device.startsAt(mail.link)
  await world.as(member).recovery.openReset()
}

const comeToVerify: DeviceAct = async (device, world, member) => {
  device.startsAt('/verify-email')
  await world.as(member).recovery.openVerification()
}

const places: Acts = {
  'her profile': ({ account }) => account.openProfile(),
  'her notifications': ({ account }) => account.openNotifications(),
  'her contact': ({ contact }) => contact.look(),
  'the verification of her number': ({ contact }) => contact.goToVerification(),
  'the change of her password': ({ contact }) => contact.goToPassword(),
  'the accounts of her family': ({ family }) => family.look(),
}

const acts: Acts = {
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
  'signs in twice at once': ({ session }, { club }, member) => session.signInTwice(club.members.credentialsOf(member)),
  'signs out and in again': signOutAndIn,
  'has signed out and in again': signOutAndIn,
  'signs in with her password and waits': async (actor, { club }, member) => {
    await actor.session.signIn(club.members.credentialsOf(member))
    club.pass(longEnough)
    await actor.tokenSignIn.wait()
  },
  'signs in with her password and goes on at once': async (actor, world, member) => {
    await signInHesitating(actor, world, member)
    await actor.tokenSignIn.goOn()
  },
  'signs in with her password and stays': signInAndStay,
  'has signed in with her password and stayed': signInAndStay,
  'has chosen a new password by a code': async ({ recovery }, { club }, member) => {
    await recovery.begin()
    await recovery.askForCode(club.members.credentialsOf(member).username)
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(newPassword, newPassword)
  },
  'enters the code and chooses a new password': async ({ recovery }, { club }) => {
    await recovery.confirm(club.mail.code)
    await recovery.choosePassword(newPassword, newPassword)
  },
  'looks at her lessons and begins to book meanwhile': async ({ booking, calendar }, { club }) => {
    await calendar.look()
    await booking.begin()
    club.trouble.isOver()
    await calendar.look()
  },
  'looks at her lessons and signs out meanwhile': async ({ calendar, session }, { club }) => {
    await calendar.look()
    await session.signOut()
    club.trouble.isOver()
  },
  'has duplicated the window': async ({ home }, world, member) => {
    await home.go()
    await world.device(member).duplicatesWindow()
  },
  'has a second window open': async ({ home }, world, member) => {
    await home.go()
    await world.secondWindow(member).home.go()
  },
  'goes home in one window and then in the other': async ({ home }, world, member) => {
    await home.go()
    await world.secondWindow(member).home.go()
  },
  'has written all that the club asks for': ({ signUp }) => signUp.write(sol),
  'has written all that the club asks for in Japan': async ({ signUp }) => {
    const [prefecture] = await signUp.prefectures()
    if (prefecture === undefined) throw new Error('There are no prefectures')
    await signUp.write({ ...sol, altFirstName: 'ｿﾙ', altLastName: 'マルケッティ', prefecture })
  },
  'wants the code by text message': ({ signUp }) => signUp.write({ method: 1 }),
  'comes back to open an account': async (actor) => {
    await actor.reload()
    if (!(await actor.signUp.isOpen())) await actor.signUp.come()
  },
  'signs in to the account': ({ session }) => session.signIn({ username: sol.email, password: sol.password }),
  'goes on to sign in with a family account': async ({ signUp }, world) => {
    world.way = await signUp.goOnToFamily()
  },
}

const deviceActs: DeviceActs = {
  'closes the browser and comes back': (device) => device.restart(),
  'came by the address of that lesson': (device, { lesson }) => device.startsAt(`/lessons/${lesson}`),
  "came by the club's site in Japan": (device) => device.isAtSiteOf('jp'),
  'comes for a new password without a link': async (device, world, member) => {
    device.startsAt('/reset-password')
    await world.as(member).recovery.openReset()
  },
  'follows a link for a new password': followResetLink,
  'has followed a link for a new password': followResetLink,
  'was sent a link to verify her e-mail address': async (device, { club }, member) => {
    await club.mail.bringsVerificationLink(club.members.credentialsOf(member).username)
    device.startsAt(club.mail.link)
  },
  'comes to verify her address': comeToVerify,
  'has come to verify her address': comeToVerify,
}

const actsOn: ActsOn = {
  'asks for the address': ({ contact }, email) => contact.askForAddress(email),
  'has asked for the address': ({ contact }, email) => contact.askForAddress(email),
  'has typed the new number': ({ contact }, phone) => contact.typeNumber(phone),
  'changes her number to': ({ contact }, phone) => contact.changeNumber(phone),
  'asks for a code to': ({ contact }, phone) => contact.askForNumber(phone),
  'has asked for a code to': ({ contact }, phone) => contact.askForNumber(phone),
  'asks for a new link to': ({ recovery }, email) => recovery.askForNewLink(email),
}

const facts: Facts = {
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
}

const events: Events = {
  'the club sends codes by text message': ({ club }) => club.newcomers.getsCodesBy(1),
  'somebody else takes the address of Sol meanwhile': ({ club }) => club.newcomers.takes(sol.email),
  'that link has been used already': ({ club }) => club.mail.isUsedUp(),
  'somebody has used that ticket before': ({ club }) => club.members.ticketsAreUsed(),
  'the passes are noted from now on': (world) => {
    world.passesNoted = world.club.notesPasses()
  },
}

export const sessionWords: Words = { events, places, acts, deviceActs, actsOn, facts }
