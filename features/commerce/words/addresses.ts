import type { Actor } from '../../world/Actor.ts'
import { addressField } from '../../world/addressFields.ts'
import type { Actions, ActionsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { gapsIn } from '../../world/screen/shown.ts'
import { alert, button, dialog, main, part, text } from '../../world/screen/Target.ts'

const inEvanston = [
  ['country', 'United States'],
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
  'undoes the deletion': button('shell:kit.undo'),
  'saves a new address with nothing in it': (actor) => addNew(actor, []),
  'adds an address in Evanston': (actor) => addNew(actor, inEvanston),
}

const actsOn: ActionsOn = {
  'begins to change the address': ({ addresses }, address) => addresses.beginToChange(address),
  'deletes the address': ({ addresses }, address) => addresses.remove(address),
}

const facts: Facts = {
  "a default address can't be deleted": text('addresses:remove.kept').within(main),
  'the address is being added': button('addresses:editor.saving'),
}

const texts: Texts = {
  "shop's message about the address": async ({ screen }) =>
    (await gapsIn(screen, 'addresses:editor.refused', 'words', alert().within(dialog())))[0],
}

const lists: Lists = {
  addresses: ({ addresses }) => addresses.streets(),
  'addresses that can be deleted': ({ addresses }) => addresses.streets(part('[data-address]').having(button('addresses:book.remove'))),
}

export const addressesWords: Phrases = { places, acts, actsOn, facts, texts, lists }
