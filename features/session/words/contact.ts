import type { Actions, ActionsOn, Facts, Phrases } from '../../world/Phrases.ts'
import { either } from '../../world/screen/either.ts'
import { button, link, main, panel, part, text } from '../../world/screen/Target.ts'
import { oldPassword, phoneNumber } from '../actors/ContactActor.ts'

const email = panel('contact:contact.email')
const verified = text('contact:contact.verified')
const unverified = text('contact:contact.unverified')

const places: Actions = {
  'her contact': ({ contact }) => contact.open('contact'),
  'the verification of her number': ({ contact }) => contact.openVerification(),
  'the change of her password': ({ contact }) => contact.open('password'),
}

const acts: Actions = {
  'asks for another code to the new address': button('code:code.resend'),
  'asks for a link to verify her address': button('code:link.send'),
  'saves her new address once more': button('shell:failure.retry').within(main),
  'goes from her profile to her phone number': link('account:profile.toContact').within(main),
  'clears the form for the password': button('contact:password.clear'),
}

const actsOn: ActionsOn = {
  'asks for the address': ({ contact }, address) => contact.askForAddress(address),
  'has asked for the address': ({ contact }, address) => contact.askForAddress(address),
  'has typed the new number': phoneNumber,
  'changes her number to': ({ contact }, phone) => contact.changeNumber(phone),
  'asks for a code to': ({ contact }, phone) => contact.askForNumber(phone),
  'has asked for a code to': ({ contact }, phone) => contact.askForNumber(phone),
}

const facts: Facts = {
  'her address is verified': ({ screen }) => either(screen, verified.within(email), unverified.within(email)),
  'her address is not verified': ({ screen }) => either(screen, unverified.within(email), verified.within(email)),
  'her number is verified': verified.within(main),
  "her password can't be changed here": async ({ screen }) => (await screen.shows(part('main h1'))) && !(await screen.shows(oldPassword)),
}

export const contactWords: Phrases = { places, acts, actsOn, facts }
