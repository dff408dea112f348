import type {
  Action,
  Actions,
  ActionsOn,
  ClubChecks,
  ClubEvents,
  DeviceActions,
  Facts,
  Lists,
  ListsOf,
  MemberSetup,
  MemberSetups,
  Phrases,
  Texts,
  TextsOf,
} from '../world/Phrases.ts'
import { accountSections } from '../world/screen/account.ts'
import { either } from '../world/screen/either.ts'
import { button, byRole, called, checkbox, heading, link, main, navigation, part } from '../world/screen/Target.ts'
import { ticket } from './actors/TokenSignInActor.ts'
import { contactWords } from './words/contact.ts'
import { familyWords } from './words/family.ts'
import { recoveryWords } from './words/recovery.ts'
import { signUpWords } from './words/signUp.ts'

const hesitation = Temporal.Duration.from({ seconds: 2 })
const longEnough = Temporal.Duration.from({ seconds: 6 })
const shownViews = ['view', 'back']

const go = button('arrival:region.go')
const stay = button('arrival:region.stay')

const inAccount = part('button[aria-current=true]').within(byRole('banner'))
const outsideAccount = part('button[aria-current=false]').within(byRole('banner'))

const signOutAndIn: Action = async ({ session }, { club }, member) => {
  await session.signOut()
  await session.signIn(club.memberships.credentialsOf(member))
}

const signInHesitating: Action = async ({ session }, { club, environment }, member) => {
  environment.limitWaits(hesitation)
  await session.signIn(club.memberships.credentialsOf(member))
}

const signInAndStay: Action = async (actor, world, member) => {
  await signInHesitating(actor, world, member)
  await actor.screen.press(stay)
}

const loseRenewal: MemberSetup = async ({ club }, member) => {
  await club.memberships.expireToken(member)
  await club.memberships.expireRefreshToken(member)
}

const places: Actions = {
  'her account': ({ account }) => account.openAccount(),
  'her personal details': ({ account }) => account.openProfile(),
  'her notifications': ({ account }) => account.openNotifications(),
}

const actsOn: ActionsOn = {
  'goes on to the part': ({ account }, page) => account.goTo(page),
  'opens the notification': ({ screen }, title) => screen.press(link(called(title)).within(main)),
}

const acts: Actions = {
  'goes back to her account': link('shell:shell.toAccount').within(main),
  'wants to sign out': ({ session }) => session.wantToSignOut(),
  'signs out': ({ session }) => session.signOut(),
  'has signed out': ({ session }) => session.signOut(),
  'has chosen at the sign-in to be remembered': checkbox('session:signIn.rememberMe'),
  'saves her personal details': ({ account }) => account.save(),
  'marks everything as read': button('notifications:list.markAll'),
  'goes on after all': go,
  'asks for a ticket for the desk': ({ tokenSignIn }) => tokenSignIn.askForTicket(),
  leaves: button('arrival:banner.leave'),
  'signs in twice at once': ({ session }, { club }, member) => session.signInTwice(club.memberships.credentialsOf(member)),
  'signs out and in again': signOutAndIn,
  'has signed out and in again': signOutAndIn,
  'signs in with her password and waits': async (actor, { club }, member) => {
    await actor.session.signIn(club.memberships.credentialsOf(member))
    club.advanceTime(longEnough)
    await actor.screen.wait()
  },
  'signs in with her password and goes on at once': async (actor, world, member) => {
    await signInHesitating(actor, world, member)
    await actor.screen.press(go)
  },
  'signs in with her password and stays': signInAndStay,
  'has signed in with her password and stayed': signInAndStay,
  'looks at her lessons and begins to book meanwhile': async ({ booking, calendar }, { club }) => {
    await calendar.look()
    await booking.begin()
    club.faults.clear()
    await calendar.look()
  },
  'looks at her lessons and signs out meanwhile': async ({ calendar, session }, { club }) => {
    await calendar.look()
    await session.signOut()
    club.faults.clear()
  },
  'has duplicated the window': async ({ home }, world, member) => {
    await home.go()
    await world.device(member).duplicateWindow()
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

const deviceActs: DeviceActions = {
  'closes the browser and comes back': (device) => device.restart(),
  'followed a link to that lesson': (device, { lesson }) => device.setStartAddress(`/lessons/${lesson}`),
  "uses the club's site in Japan": (device) => device.setRegion('jp'),
  'has nothing but a launch monitor': (_device, { club }, member) => club.memberships.change(member, { type: 'skytrak' }),
  'plays left-handed': (_device, { club }, member) => club.memberships.change(member, { hand: 'left' }),
  'wants metric speeds only': (_device, { club }, member) =>
    club.memberships.change(member, { metricDistances: false, metricSpeeds: true }),
  'has a password that the family is asked for': (_device, { club }, member) => club.memberships.change(member, { passwordAsked: true }),
  'has a verified number': (_device, { club }, member) => club.memberships.change(member, { phoneVerified: true }),
}

const facts: Facts = {
  'she is in her account': ({ screen }) => either(screen, inAccount, outsideAccount),
  "she isn't in her account": ({ screen }) => either(screen, outsideAccount, inAccount),
  'this is not part of her membership': heading(1, 'family:closed.clubTitle').within(main),
  'she is still set to be remembered': checkbox('session:signIn.rememberMe', { checked: true }),
  'she has a ticket for the desk': async ({ screen }) => /^\d{4}-\d{4}$/.test(await screen.text(ticket)),
  'nothing secret is left in the address': async ({ tokenSignIn }) =>
    (await tokenSignIn.addressSays()).every((name) => shownViews.includes(name)),
}

const events: ClubEvents = {
  'somebody has used that ticket before': ({ club }) => club.memberships.useTickets(),
  'the club records the passes from now on': (world) => {
    world.tokensSinceNoted = world.club.recordPlayers()
  },
}

const circumstances: MemberSetups = {
  'pass has expired': ({ club }, member) => club.memberships.expireToken(member),
  'pass for the shop has expired': ({ club }, member) => club.memberships.expireShopToken(member),
  'passes for the club and the shop have expired': async ({ club }, member) => {
    await club.memberships.expireToken(member)
    await club.memberships.expireShopToken(member)
  },
  "pass can't be renewed any more": loseRenewal,
  'session has expired': async (world, member) => {
    await loseRenewal(world, member)
    await world.as(member).calendar.look()
    await world.expectEventually(() => world.as(member).session.isSignedIn(), false)
  },
}

const lists: Lists = {
  'groups of the account': heading(2).within(accountSections),
  'areas lit in the navigation': part('[aria-current]').within(navigation('shell:shell.navigation')),
  'things that end or renew soon': ({ account }) => account.endings(),
}

const texts: Texts = {
  'date at the top': part('header time'),
  heading: heading(1).within(main),
  'first day of the week': async ({ screen }) => (await screen.texts(part('thead th')))[0],
}

const listsOf: ListsOf = {
  'parts in the group': ({ account }, group) => account.parts(group),
}

const textsOf: TextsOf = {
  'note beside': ({ account }, page) => account.note(page),
}

const outcomes: ClubChecks = {
  'no password is left in the form': async ({ me }) => (await me.contact.passwordsTyped()).length === 0,
}

const session: Phrases = { outcomes, texts, textsOf, lists, listsOf, circumstances, events, places, acts, actsOn, deviceActs, facts }

export const sessionWords: readonly Phrases[] = [session, contactWords, familyWords, recoveryWords, signUpWords]
