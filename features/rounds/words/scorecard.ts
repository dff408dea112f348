import type { Actor } from '../../world/Actor.ts'
import type { Device } from '../../world/Device.ts'
import { why } from '../../world/explanationWords.ts'
import type { Phrases } from '../../world/Phrases.ts'
import { gapIn } from '../../world/screen/shown.ts'
import { button, checkbox, filled, heading, main, named, part, text } from '../../world/screen/Target.ts'

const backNine = checkbox('scorecard:page.backNine')
const saving = ['rounds.scorecard-update']

export const cardWords: Phrases = {
  acts: {
    'opens the card of her round': ({ card }) => card.open(),
    'asks how the net score is counted': why().within(main),
    'hides the back nine': backNine,
    'shows the back nine': backNine,
    'opens the settings of her card': button('scorecard:page.settings'),
    'saves the settings of her card': button('scorecard:settings.save'),
    'plays the other holes': async ({ card }) => {
      for (let hole = 8; hole <= 18; hole += 1) await card.enter(hole, 5)
    },
    'takes that back': button('shell:kit.undo'),
    'leaves and comes back': (actor) => actor.reload(),
    'no longer records putts': ({ card }) => card.stopRecording('putts'),
    'no longer records the four statistics and greens': ({ card }) => card.stopRecording('fourStats', 'greenInReg'),
    'enters 5 strokes on every hole and reloads now and then': async (actor) => {
      for (let hole = 1; hole <= 18; hole += 1) {
        await actor.card.enter(hole, 5)
        if (hole % 6 === 0) await actor.reload()
      }
    },
    'loses the connection and enters 9 strokes on every hole with ten reloads and a lost window': (actor, world, member) =>
      enterWithReloads(actor, world.device(member)),
  },
  numberedActs: {
    'clears hole': ({ card }, hole) => card.clear(hole),
    'picks up on hole': ({ card }, hole) => card.pickUp(hole),
    'reports a terrible tee shot on hole': ({ card }, hole) => card.reportTerribleTeeShot(hole),
  },
  circumstances: {
    'connection comes back, and two answers and two requests get lost': async (world, member) => {
      world.club.faults.loseAnswer(saving, 2)
      world.club.faults.failConnection(saving, 2)
      await world.device(member).connect()
    },
  },
  outcomes: {
    'everything on the card is at the club': ({ me }) => me.screen.shows(text('scorecard:state.sent')),
  },
  facts: {
    'signing out would delete 2 holes': text(filled('session:account.unsentHoles', { count: 2 })),
    'the round is complete': text('scorecard:hole.complete'),
    'nothing on the card has been sent': text('scorecard:state.untouched'),
  },
  remnants: {
    'no scorecard': async (_actor, device) => !('clubhouse.scorecards' in (await device.storedItems())),
  },
  texts: {
    'hole on the card': async ({ screen }) => Number((await screen.text(heading(2, 'scorecard:hole.title'))).replaceAll(/\D/g, '')),
    'number of holes played': async ({ screen }) => Number(await gapIn(screen, 'scorecard:totals.played', 'played')),
    'course handicap on the card': async ({ screen }) => Number(await gapIn(screen, 'scorecard:totals.handicap', 'handicap')),
    'first hole on the card': async ({ screen }) => (await holesOf(screen)).at(0),
    'last hole on the card': async ({ screen }) => (await holesOf(screen)).at(-1),
  },
  lists: {
    'holes on the card': async ({ screen }) => rangesOf(await holesOf(screen)),
    'facts of the hole': part('header p:nth-of-type(1) > span').within(part('section').having(heading(2, 'scorecard:hole.title'))),
    'differences between the devices': named('difference'),
    'questions of the card': async ({ screen }) =>
      (await screen.texts(part('legend').within(main))).map((each) => each.replace(/[\d–]+$/, '').trim()),
  },
}

/** "1–9", "19–27" */
function rangesOf(numbers: readonly number[]): readonly string[] {
  const firsts = numbers.filter((number) => !numbers.includes(number - 1))
  const lasts = numbers.filter((number) => !numbers.includes(number + 1))
  return firsts.map((first, index) => `${first}–${lasts[index]}`)
}

async function holesOf(screen: Actor['screen']): Promise<readonly number[]> {
  return (await screen.marks(part('[data-hole]').within(main), 'data-hole')).map(Number)
}

async function enterWithReloads(actor: Actor, device: Device): Promise<void> {
  await device.disconnect()
  for (let hole = 1; hole <= 18; hole += 1) {
    if (hole === 8) await enterInLostWindow(device, hole)
    else await actor.card.enter(hole, 9)
    if (hole <= 10) await actor.reload()
  }
}

async function enterInLostWindow(device: Device, hole: number): Promise<void> {
  const { card } = device.secondWindow()
  await card.open()
  await card.enter(hole, 9)
  await device.crashSecondWindow()
}
