import type { Actor } from '../../world/Actor.ts'
import { addressField } from '../../world/addressFields.ts'
import type { Actions, ActionsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'

const inEvanston = [
  ['country', 'US'],
  ['first name', 'Hana'],
  ['last name', 'Lindqvist'],
  ['street', '5 Elm Street'],
  ['city', 'Evanston'],
  ['region', 'Illinois'],
  ['postal code', '60201'],
  ['phone number', '+1 847 555 0100'],
]

export async function fillIn({ addresses }: Actor, rows: readonly (readonly string[])[]): Promise<void> {
  for (const [name = '', text = ''] of rows) await addresses.fillIn(addressField(name), text)
}

export async function addNew(actor: Actor, rows: readonly (readonly string[])[]): Promise<void> {
  await actor.addresses.begin()
  await fillIn(actor, rows)
  await actor.addresses.save()
}

const places: Actions = {
  'her address book': ({ addresses }) => addresses.open(),
}

const acts: Actions = {
  'begins a new address': ({ addresses }) => addresses.begin(),
  'undoes the deletion': ({ addresses }) => addresses.takeBack(),
  'saves a new address with nothing in it': (actor) => addNew(actor, []),
  'adds an address in Evanston': (actor) => addNew(actor, inEvanston),
}

const actsOn: ActionsOn = {
  'begins to change the address': ({ addresses }, address) => addresses.beginToChange(address),
  'asks to delete the address': ({ addresses }, address) => addresses.askToDelete(address),
  'deletes the address': ({ addresses }, address) => addresses.delete(address),
  'decides against deleting the address': ({ addresses }, address) => addresses.thinkBetterOfDeleting(address),
}

const facts: Facts = {
  'the address is being added': ({ addresses }) => addresses.isUnderWay(),
}

const texts: Texts = {
  "shop's message about the address": ({ addresses }) => addresses.objection(),
}

const lists: Lists = {
  addresses: ({ addresses }) => addresses.all(),
}

export const addressesWords: Phrases = { places, acts, actsOn, facts, texts, lists }
