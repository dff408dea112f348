import type { Actions, ActionsOn, ClubEventsOn, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { cardInHand } from '../cards.ts'

const places: Actions = {
  'her recommended gear': ({ gear }) => gear.open(),
}

const acts: Actions = {
  'comes back to her recommended gear': async (actor) => {
    await actor.reload()
    await actor.gear.open()
  },
}

const texts: Texts = {
  'number of pictures of gear': ({ gear }) => gear.pictures(),
}

const lists: Lists = {
  'items of recommended gear': ({ gear }) => gear.offered(),
  'recommended gear already ordered': ({ gear }) => gear.ordered(),
}

const actsOn: ActionsOn = {
  'presses ten times in each of two windows to buy the gear': async ({ gear }, name, world, member) => {
    const windows = [gear, world.secondWindow(member).gear]
    for (const window of windows) {
      await window.open()
      await window.choose(name)
      await window.fillInCard(cardInHand('a card'))
    }
    await Promise.all(windows.map((window) => window.payManyTimes()))
  },
}

const eventsOn: ClubEventsOn = {
  'the club changes the price of the recommended': ({ club, activeMember }, name) => club.purchases.changesPriceOfGear(activeMember, name),
}

export const gearWords: Phrases = { eventsOn, actsOn, places, acts, texts, lists }
