import { pagePaths } from '#ui/support/pagePaths.ts'
import type { Actions, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { button, checkbox, heading, item, link, main, part, text } from '../../world/screen/Target.ts'

const send = button('contactUs:contact.send').within(main)
const details = {
  firstName: 'Sol',
  lastName: 'Okafor',
  email: 'sol@clubhouse.example',
  phone: '+1 312 555 0142',
  postalCode: '60611',
}
const japaneseDetails = {
  firstName: '陽',
  lastName: '岡',
  altFirstName: 'よう',
  altLastName: 'オカ',
  email: 'sol@clubhouse.example',
  postalCode: '1500002',
}
const birth = { birthYear: '1996', birthMonth: '2', birthDay: '29' }

/** As the club calls what the form asks for. */
const fields: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email',
  centre: 'centre',
  altFirstName: 'reading of the first name',
  altLastName: 'reading of the last name',
  birthYear: 'year of birth',
  birthMonth: 'month of birth',
  birthDay: 'day of birth',
  pref: 'prefecture',
}

const places: Actions = {
  'the contact form': ({ screen }) => screen.open(pagePaths.contactUs),
  "Hana's invitation": ({ screen }) => screen.open('/referral/player-hana'),
  'an unknown invitation': ({ screen }) => screen.open('/referral/nobody-of-the-club'),
}

const acts: Actions = {
  'comes back to the contact form': ({ screen }) => screen.open(pagePaths.contactUs),
  'follows the invitation': link('contactUs:referral.start').within(main),
  'fills in the contact form': async ({ screen }) => {
    await typeAll(screen, details)
    await screen.choose(field('centre'), 'Lakeshore Tempo Room')
    await screen.press(checkbox('contactUs:fields.news'))
  },
  'fills in the contact form in Japan': async ({ screen }) => {
    await typeAll(screen, japaneseDetails)
    for (const [name, value] of Object.entries(birth)) await screen.choose(field(name), value)
    await screen.choose(field('centre'), 'Kawabe Golf Koubou')
  },
  'sends the contact form': send,
  'sends the contact form twice at once': ({ screen }) => screen.press(send, send),
}

const facts: Facts = {
  'the details are sent': text('contactUs:sent.thanks').within(main),
  'the invitation is not valid': heading(1, 'contactUs:referral.gone'),
}

const texts: Texts = {
  'email of the contact form': ({ screen }) => screen.value(field('email')),
  'prefecture of the contact form': field('pref'),
  'inviting friend': async ({ screen }) => {
    const words = await screen.words()
    return words.read('contactUs:referral.title', await screen.text(heading(1)))?.['name']
  },
}

const lists: Lists = {
  'additional fields of the contact form': async ({ screen }) =>
    (await named(screen, '[name]')).filter((name) => name.includes('birth') || name.includes('reading') || name === 'prefecture'),
  'invalid fields of the contact form': ({ screen }) => named(screen, '[aria-invalid=true]'),
  'offers of the invitation': heading().within(item()).within(main),
}

function field(name: string) {
  return part(`[name=${name}]`).within(main)
}

async function typeAll(screen: Screen, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) await screen.type(field(name), text)
}

async function named(screen: Screen, css: string): Promise<readonly string[]> {
  return (await screen.marks(part(css).within(main), 'name')).map((name) => fields[name] ?? name)
}

export const contactWords: Phrases = { places, acts, facts, texts, lists }
