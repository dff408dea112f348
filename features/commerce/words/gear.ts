import type { Acts, ActsOn, EventsOn, Lists, Texts, Words } from '../../world/Words.ts'
import { cardInHand } from '../cards.ts'

const places: Acts = {
  'her recommended gear': ({ gear }) => gear.open(),
}

const acts: Acts = {
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

const actsOn: ActsOn = {
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

const eventsOn: EventsOn = {
  'the club changes the price of the recommended': ({ club, protagonist }, name) => club.purchases.changesPriceOfGear(protagonist, name),
}

export const gearWords: Words = { eventsOn, actsOn, places, acts, texts, lists }
