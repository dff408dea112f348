import type { Act, Acts, Circumstance, Circumstances, DeviceActs, Events, Facts, Lists, Outcomes, Words } from '../world/Words.ts'
import { contactWords } from './words/contact.ts'
import { familyWords } from './words/family.ts'
import { recoveryWords } from './words/recovery.ts'
import { signUpWords } from './words/signUp.ts'

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

const loseRenewal: Circumstance = async ({ club }, member) => {
  await club.members.passRunsOut(member)
  await club.members.refusesRenewal(member)
}

const places: Acts = {
  'her profile': ({ account }) => account.openProfile(),
  'her notifications': ({ account }) => account.openNotifications(),
}

const acts: Acts = {
  'signs out': ({ session }) => session.signOut(),
  'has signed out': ({ session }) => session.signOut(),
  'has chosen at the sign-in to be remembered': ({ session }) => session.wishToBeRemembered(),
  'saves her profile': ({ account }) => account.save(),
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
  'opens home in one window and then in the other': async ({ home }, world, member) => {
    await home.go()
    await world.secondWindow(member).home.go()
  },
}

const deviceActs: DeviceActs = {
  'closes the browser and comes back': (device) => device.restart(),
  'followed a link to that lesson': (device, { lesson }) => device.startsAt(`/lessons/${lesson}`),
  "uses the club's site in Japan": (device) => device.isAtSiteOf('jp'),
  'plays left-handed': (_device, { club }, member) => club.members.is(member, { hand: 'left' }),
  'wants metric speeds only': (_device, { club }, member) => club.members.is(member, { metricDistances: false, metricSpeeds: true }),
  'has a password that the family is asked for': (_device, { club }, member) => club.members.is(member, { passwordAsked: true }),
  'has a verified number': (_device, { club }, member) => club.members.is(member, { phoneVerified: true }),
}

const facts: Facts = {
  'this is not part of her membership': ({ areas }) => areas.isTurnedAway(),
  'she is still set to be remembered': ({ session }) => session.rememberMe(),
  'she has a ticket for the desk': async ({ tokenSignIn }) => /^\d{4}-\d{4}$/.test((await tokenSignIn.ticket()) ?? ''),
  'nothing secret is left in the address': async ({ tokenSignIn }) =>
    (await tokenSignIn.saidInAddress()).every((name) => shownViews.includes(name)),
}

const events: Events = {
  'somebody has used that ticket before': ({ club }) => club.members.ticketsAreUsed(),
  'the club records the passes from now on': (world) => {
    world.passesNoted = world.club.notesPasses()
  },
}

const circumstances: Circumstances = {
  'pass has expired': ({ club }, member) => club.members.passRunsOut(member),
  'pass for the shop has expired': ({ club }, member) => club.members.shopPassRunsOut(member),
  'passes for the club and the shop have expired': async ({ club }, member) => {
    await club.members.passRunsOut(member)
    await club.members.shopPassRunsOut(member)
  },
  "pass can't be renewed any more": loseRenewal,
  'session has expired': async (world, member) => {
    await loseRenewal(world, member)
    await world.as(member).calendar.look()
    await world.sees(() => world.as(member).session.isSignedIn(), false)
  },
}

const lists: Lists = {
  'things that end or renew soon': ({ account }) => account.endings(),
}

const outcomes: Outcomes = {
  'no password is left in the form': async ({ me }) => (await me.contact.passwordsTyped()).length === 0,
}

const session: Words = { outcomes, lists, circumstances, events, places, acts, deviceActs, facts }

export const sessionWords: readonly Words[] = [session, contactWords, familyWords, recoveryWords, signUpWords]
