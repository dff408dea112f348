import { isDeepStrictEqual } from 'node:util'
import type { Action, Actions, ActionsOn, ClubChecks, ClubEvents, ClubEventsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { sol } from '../../world/Registrations.ts'

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

const comeAsFarAsCode: Action = async ({ signUp }, world) => {
  await signUp.come()
  await signUp.write(sol)
  await signUp.open()
  await world.expectEventually(() => signUp.step(), 'code')
}

const confirm: Action = ({ signUp }, { club }) => signUp.confirm(club.registrations.lastMessage?.code ?? '')

const acts: Actions = {
  'starts opening an account': ({ signUp }) => signUp.come(),
  'has started opening an account': ({ signUp }) => signUp.come(),
  'goes back': ({ signUp }) => signUp.goBack(),
  'has filled in everything': ({ signUp }) => signUp.write(sol),
  'has filled in everything in Japan': async ({ signUp }) => {
    const [prefecture] = await signUp.prefectures()
    if (prefecture === undefined) throw new Error('There are no prefectures')
    await signUp.write({ ...sol, altFirstName: 'ｿﾙ', altLastName: 'マルケッティ', prefecture })
  },
  'wants the code by text message': ({ signUp }) => signUp.write({ method: 1 }),
  'returns to opening an account': async (actor) => {
    await actor.reload()
    if (!(await actor.signUp.isOpen())) await actor.signUp.come()
  },
  'signs in to the account': ({ session }) => session.signIn({ username: sol.email, password: sol.password }),
  'goes on to sign in with a family account': async ({ signUp }, world) => {
    world.way = await signUp.goOnToFamily()
  },
  'has reached the code': comeAsFarAsCode,
  'has reached the terms': async (actor, world, member) => {
    await comeAsFarAsCode(actor, world, member)
    await confirm(actor, world, member)
    await world.expectEventually(() => actor.signUp.step(), 'terms')
  },
  'opens the account': ({ signUp }) => signUp.open(),
  'opens the account twice at once': ({ signUp }) => signUp.openTwice(),
  'confirms with the code': confirm,
  'confirms with the first code': ({ signUp }, { club }) => signUp.confirm(club.registrations.messages[0]?.code ?? ''),
  'has asked for another code instead': ({ signUp }) => signUp.askForAnotherCode(),
  'asks for a link instead': ({ signUp }) => signUp.askForLink(),
  'continues without having read the terms': ({ signUp }) => signUp.accept({ birthday: '1996-02-29', areRead: false, isOfAge: true }),
  'continues without confirming the age': ({ signUp }) => signUp.accept({ birthday: '1996-02-29', areRead: true, isOfAge: false }),
}

const facts: Facts = {
  'the address is taken': ({ signUp }) => signUp.isTaken(),
  'the address is not taken': async ({ signUp }) => !(await signUp.isTaken()),
  "the address is a family's": ({ signUp }) => signUp.isOfFamily(),
  "the address is not a family's": async ({ signUp }) => !(await signUp.isOfFamily()),
  'both boxes have to be ticked': ({ signUp }) => signUp.mustTick(),
  'no readings of the name are asked for': async ({ signUp }) => !(await signUp.asksForReadings()),
  'the code can come by email or by text message': async ({ signUp }) => isDeepStrictEqual(await signUp.methods(), [2, 1]),
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
  "the club asks for a parent's sign-in and then for the child": ({ way }) => way === '/sign-in?back=%2Ffamily',
  'nothing that Sol has written is lost': async ({ me }) => {
    const { password: _password, ...written } = sol
    const now = Object.entries(await me.signUp.entered())
    return Object.entries(written).every(([key, text]) => now.find(([name]) => name === key)?.[1] === text)
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
  'friend of the invitation': ({ signUp }) => signUp.invitedBy(),
  'way of the code': async ({ signUp }) => ((await signUp.method()) === 2 ? 'email' : 'text message'),
  'first centre to choose from': async ({ signUp }) => (await signUp.centres())[0],
}

const lists: Lists = {
  'centres to choose from': ({ signUp }) => signUp.centres(),
  'invalid fields': async ({ signUp }) => {
    const wrong: readonly string[] = await signUp.wrong()
    return wrong.map((field) => Object.entries(signUpFields).find(([, each]) => each === field)?.[0] ?? field)
  },
}

const eventsOn: ClubEventsOn = {
  'the club has closed': ({ club }, centre) => club.backend.world.centres.removeAll(({ name }) => name === centre),
}

export const signUpWords: Phrases = { eventsOn, lists, texts, outcomes, actsOn, acts, facts, events }
