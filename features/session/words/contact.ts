import type { Actions, ActionsOn, Facts, Phrases } from '../../world/Phrases.ts'

const places: Actions = {
  'her contact': ({ contact }) => contact.look(),
  'the verification of her number': ({ contact }) => contact.goToVerification(),
  'the change of her password': ({ contact }) => contact.goToPassword(),
}

const acts: Actions = {
  'asks for another code to the new address': ({ contact }) => contact.askForAnotherCode(),
  'asks for a link to verify her address': ({ contact }) => contact.askForLink(),
  'saves her new address once more': ({ contact }) => contact.saveAgain(),
  'clears the form for the password': ({ contact }) => contact.clearPassword(),
}

const actsOn: ActionsOn = {
  'asks for the address': ({ contact }, email) => contact.askForAddress(email),
  'has asked for the address': ({ contact }, email) => contact.askForAddress(email),
  'has typed the new number': ({ contact }, phone) => contact.typeNumber(phone),
  'changes her number to': ({ contact }, phone) => contact.changeNumber(phone),
  'asks for a code to': ({ contact }, phone) => contact.askForNumber(phone),
  'has asked for a code to': ({ contact }, phone) => contact.askForNumber(phone),
}

const facts: Facts = {
  'her address is verified': async ({ contact }) => (await contact.isAddressVerified()) === true,
  'her address is not verified': async ({ contact }) => (await contact.isAddressVerified()) === false,
  'her number is verified': ({ contact }) => contact.isVerified(),
  "her password can't be changed here": async ({ contact }) => !(await contact.mayChangePassword()),
}

export const contactWords: Phrases = { places, acts, actsOn, facts }
