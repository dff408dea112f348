import type { PageTexts } from '../../world/browser/pageTexts.ts'
import { playerId } from '../../world/cast.ts'
import type { Actions, ActionsOn, ClubEventsOn, Facts, Lists, ListsOf, Phrases } from '../../world/Phrases.ts'
import {
  button,
  byRole,
  called,
  dialog,
  field,
  filled,
  group,
  item,
  main,
  named,
  part,
  radio,
  region,
  text,
} from '../../world/screen/Target.ts'
import { monitorCard, spaced } from './monitors.ts'

const question = dialog()
const code = field('devices:prepaid.code').within(question)
/** They stay behind a dialog. */
const rows = item(undefined, { includeHidden: true }).within(region('devices:membership.title', { includeHidden: true }))
const states = { inactiveUntil: 'inactive', inactive: 'inactive', renews: 'renews', lapsed: 'lapsed', ends: 'ends', unlimited: 'unlimited' }

const acts: Actions = {
  'begins with a prepaid card': button('devices:prepaid.open').within(main),
  'takes the card for a membership': radio().within(use('membership')),
  'takes the offer': button('devices:prepaid.open').within(question),
  'keeps the renewal': button('devices:renewal.keep').within(byRole('alertdialog')),
  'redeems the card': button('devices:prepaid.redeem').within(question),
}

const askToStop: ActionsOn[string] = ({ screen }, name) => screen.press(button(filled('devices:renewal.openNamed', { name })).within(main))

const actsOn: ActionsOn = {
  'wants to turn off the renewal of': askToStop,
  'turns off the renewal of': async (actor, name, world, member) => {
    await askToStop(actor, name, world, member)
    await actor.screen.press(button('devices:renewal.confirm').within(byRole('alertdialog')))
  },
  'enters the code': async ({ screen }, text) => {
    await screen.type(code, text)
    await screen.press(button('devices:prepaid.next').within(question))
  },
  'begins to activate': ({ screen }, name) => screen.press(button(filled('devices:activation.openNamed', { name })).within(main)),
  'activates it on': async ({ screen }, number) => {
    await screen.press(
      radio()
        .within(part('label').withText(called(spaced(number))))
        .within(group('devices:activation.device')),
    )
    await screen.press(button('devices:activation.next').within(question))
    await screen.press(button('devices:activation.activate').within(question))
  },
  'has the unused membership': (_actor, name, { club }, member) => club.monitors.hasLooseMembership(playerId(member), name),
}

const eventsOn: ClubEventsOn = {
  'another launch monitor meanwhile uses': ({ club, activeMember }, name) =>
    club.monitors.membershipIsElsewhere(playerId(activeMember), name),
  'the bank will decline the next payment for': ({ club }, name) => club.monitors.nextPaymentFails('player-odette', name),
}

const facts: Facts = {
  'the code of the card is asked for': code,
  'the card is for the simulator': radio(undefined, { checked: true }).within(use('simulator')),
  'the card is for a membership': radio(undefined, { checked: true }).within(use('membership')),
  'the card is redeemed': text('devices:prepaid.doneLead').within(question),
  'nothing is charged': text('devices:prepaid.free').within(question),
  'a launch monitor has to be chosen': group('devices:activation.device').within(question),
  'the membership is activated': text('devices:activation.done').within(question),
  'she needs a plan with course play': text('devices:plus.needed').within(question),
}

const lists: Lists = {
  'memberships for launch monitors': async ({ screen }) => {
    const words = await screen.words()
    const names = await screen.texts(named('name').within(rows))
    const told = await screen.texts(named('state').within(rows))
    return names.map((name, index) => `${name}: ${stateIn(told[index], words)}`)
  },
}

const listsOf: ListsOf = {
  'memberships of the launch monitor': async ({ screen }, number) => {
    const words = await screen.words()
    const shown = await screen.texts(named('membership').within(monitorCard(number)))
    return shown.map((each) => each.split(' · ')).map(([name, state]) => `${name}: ${stateIn(state, words)}`)
  },
}

function stateIn(text: string | undefined, words: PageTexts) {
  const tells = (key: string) => new RegExp(`^(?:${words.pattern(`devices:membership.${key}`).source})$`).test(text ?? '')
  return Object.entries(states).find(([key]) => tells(key))?.[1]
}

function use(name: string) {
  return part('label').withText(`devices:prepaid.${name}`).within(question)
}

export const membershipsWords: Phrases = { acts, actsOn, eventsOn, facts, lists, listsOf }
