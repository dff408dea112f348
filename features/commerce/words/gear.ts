import { paths } from '#ui/shell/paths.ts'
import type { Action, Actions, ActionsOn, ClubEventsOn, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { pricesIn } from '../../world/prices.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { inRows } from '../../world/screen/shown.ts'
import { button, filled, heading, part, text } from '../../world/screen/Target.ts'
import { inTwoWindows } from '../inTwoWindows.ts'

const items = part('[data-gear]')
const ordered = text('gear:item.ordered')
const offered = items.without(ordered)
const open: Action = ({ screen }) => screen.open(paths.gear, () => openAccountSection(screen, 'gear'))

const places: Actions = {
  'her recommended gear': open,
}

const acts: Actions = {
  'comes back to her recommended gear': async (actor, world, member) => {
    await actor.reload()
    await open(actor, world, member)
  },
}

const texts: Texts = {
  'number of pictures of gear': ({ screen }) => screen.count(part('img').within(items)),
}

const lists: Lists = {
  'items of recommended gear': async ({ screen }) =>
    inRows(
      [await screen.texts(heading(2).within(offered)), await pricesIn(screen, part('[data-part=price] [data-amount]').within(offered))],
      ': ',
    ),
  'recommended gear already ordered': heading(2).within(items.having(ordered)),
}

const actsOn: ActionsOn = {
  'presses ten times in each of two windows to buy the gear': (_actor, name, world, member) =>
    inTwoWindows(world, member, async (actor) => {
      await open(actor, world, member)
      await chooseGear(actor.screen, name)
    }),
}

const eventsOn: ClubEventsOn = {
  'the club changes the price of the recommended': ({ club, activeMember }, name) => club.purchases.changesPriceOfGear(activeMember, name),
}

export function chooseGear(screen: Screen, name: string): Promise<void> {
  return screen.press(button(filled('gear:item.buyNamed', { name })))
}

export const gearWords: Phrases = { eventsOn, actsOn, places, acts, texts, lists }
