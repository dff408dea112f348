import { isDeepStrictEqual } from 'node:util'
import type { Action, Actions, ActionsOn, ClubChecks, ClubEvents, ClubEventsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { sol } from '../../world/Registrations.ts'
import { either } from '../../world/screen/either.ts'
import { gapsIn } from '../../world/screen/shown.ts'
import { button, link, radio, text } from '../../world/screen/Target.ts'
import { byText, open } from '../actors/SignUpActor.ts'

export const signUpFields = {
  'first name': 'firstName',
  'last name': 'lastName',
  'email address': 'email',
  password: 'password',
  'phone number': 'phone',
  'postal code': 'postalCode',
  location: 'location',
  'date of birth': 'birthday',
} as const

const comeAsFarAsCode: Action = async ({ screen, signUp }, world) => {
  await signUp.come()
  await signUp.write(sol)
  await screen.press(open)
  await world.expectEventually(() => signUp.step(), 'code')
}

const confirm: Action = ({ signUp }, { club }) => signUp.confirm(club.registrations.lastMessage?.code ?? '')

const acts: Actions = {
  'starts opening an account': ({ signUp }) => signUp.come(),
  'has started opening an account': ({ signUp }) => signUp.come(),
  'goes back': ({ screen }) => screen.back(),
  'has filled in everything': ({ signUp }) => signUp.write(sol),
  'has filled in everything in Japan': async ({ signUp }) => {
    const [prefecture] = await signUp.prefectures()
    if (prefecture === undefined) throw new Error('There are no prefectures')
    await signUp.write({ ...sol, altFirstName: 'ｿﾙ', altLastName: 'マルケッティ', prefecture })
  },
  'wants the code by text message': byText,
  'returns to opening an account': async (actor) => {
    await actor.reload()
    if (!(await actor.signUp.isOpen())) await actor.signUp.come()
  },
  'signs in to the account': ({ session }) => session.signIn({ username: sol.email, password: sol.password }),
  'goes on to sign in with a family account': link('signUp:email.familySignIn'),
  'has reached the code': comeAsFarAsCode,
  'has reached the terms': async (actor, world, member) => {
    await comeAsFarAsCode(actor, world, member)
    await confirm(actor, world, member)
    await world.expectEventually(() => actor.signUp.step(), 'terms')
  },
  'opens the account': open,
  'opens the account twice at once': ({ screen }) => screen.press(open, open),
  'confirms with the code': confirm,
  'confirms with the first code': ({ signUp }, { club }) => signUp.confirm(club.registrations.messages[0]?.code ?? ''),
  'has asked for another code instead': button('code:code.resend'),
  'asks for a link instead': button('signUp:code.sendLink'),
  'continues without having read the terms': ({ signUp }) => signUp.accept({ birthday: '1996-02-29', areRead: false, isOfAge: true }),
  'continues without confirming the age': ({ signUp }) => signUp.accept({ birthday: '1996-02-29', areRead: true, isOfAge: false }),
}

const chosen = (way: string) => radio(`signUp:account.${way}`, { checked: true })
const taken = text('signUp:email.taken')
const free = text('signUp:email.free')
const ofFamily = link('signUp:email.familySignIn')

const facts: Facts = {
  'the address is taken': taken,
  'the address is not taken': ({ screen }) => either(screen, free, taken),
  "the address is a family's": ofFamily,
  "the address is not a family's": ({ screen }) => either(screen, free, ofFamily),
  'both boxes have to be ticked': text('signUp:terms.tickMissing'),
  'no readings of the name are asked for': async ({ signUp }) =>
    (await signUp.step()) === 'account' && (await signUp.entered()).get('altFirstName') === undefined,
  'the code can come by email or by text message': async ({ screen }) =>
    (await screen.shows(radio('signUp:account.byEmail'))) && (await screen.shows(byText)),
}

const events: ClubEvents = {
  'the club sends codes by text message': ({ club }) => club.registrations.setVerificationMethod(1),
  'somebody else takes the address of Sol meanwhile': ({ club }) => club.registrations.occupyEmail(sol.email),
}

const actsOn: ActionsOn = {
  'confirms with': ({ signUp }, code) => signUp.confirm(code),
  'has confirmed with': ({ signUp }, code) => signUp.confirm(code),
  'accepts the terms, born on': ({ signUp }, birthday) => signUp.accept({ birthday, areRead: true, isOfAge: true }),
}

const outcomes: ClubChecks = {
  "the club asks for a parent's sign-in and then for the child": async ({ me }) =>
    (await me.screen.address()) === '/sign-in?back=%2Ffamily',
  'nothing that Sol has written is lost': async ({ me }) => {
    const { password: _password, ...written } = sol
    const entered = await me.signUp.entered()
    return Object.entries(written).every(([name, text]) => entered.get(name) === text)
  },
  'the club has everything that Sol entered': ({ club }) => {
    const { firstName, lastName, phone, postalCode, hand, homeCenterId } = club.registrations.accounts(sol.email)[0] ?? {}
    return isDeepStrictEqual(
      { firstName, lastName, phone, postalCode, hand, homeCenterId },
      {
        firstName: 'Sol',
        lastName: 'Marchetti',
        phone: '+13125550190',
        postalCode: '60611',
        hand: 'left',
        homeCenterId: 'lakeshore',
      },
    )
  },
  "Sol's address is verified": ({ club }) => club.registrations.accounts(sol.email)[0]?.emailVerified === true,
  'the club knows nothing of terms yet': ({ club }) => club.registrations.accounts(sol.email)[0]?.termsRead === false,
}

const texts: Texts = {
  'friend of the invitation': async ({ screen }) => (await gapsIn(screen, 'signUp:account.invited', 'name'))[0],
  'way of the code': async ({ screen }) => ((await either(screen, chosen('byEmail'), chosen('byText'))) ? 'email' : 'text message'),
  'first centre to choose from': async ({ signUp }) => (await signUp.centres())[0],
}

const lists: Lists = {
  'centres to choose from': ({ signUp }) => signUp.centres(),
  'invalid fields': async ({ signUp }) => {
    const wrong = await signUp.wrong()
    const named = ([, field]: readonly [string, string]) => wrong.includes(field === 'password' ? 'newPassword' : field)
    return Object.entries(signUpFields)
      .filter(named)
      .map(([name]) => name)
      .sort()
  },
}

const eventsOn: ClubEventsOn = {
  'the club has closed': ({ club }, centre) => club.backend.world.centres.removeAll(({ name }) => name === centre),
}

export const signUpWords: Phrases = { eventsOn, lists, texts, outcomes, actsOn, acts, facts, events }
