import type { SwingView } from '#domain/learning/swing'
import type { Actor } from '../../world/Actor.ts'
import type { Action, Actions, ActionsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { either } from '../../world/screen/either.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  alert,
  button,
  dialog,
  field,
  heading,
  item,
  link,
  main,
  navigation,
  part,
  region,
  select,
  type Target,
  text,
} from '../../world/screen/Target.ts'
import { film } from '../actors/VideoActor.ts'
import { swingId } from '../swingNames.ts'

export const speed = select('learning:player.speed')
const comment = field().within(dialog())
const write = button('swings:send.title').or(button('swings:send.goOn'))

export const cards = item().within(part('section')).within(main)

const places: Actions = {
  'her swings': ({ screen }) =>
    screen.open('/learn/swings', async () => {
      await screen.press(link('shell:areas.learn').within(navigation('shell:shell.navigation')))
      await screen.press(link('library:library.swings').within(main))
    }),
}

/** By the list, as a player does. */
const lookAtAnother: Action = async ({ screen }) => {
  for (const path of ['/learn/swings/swing-latest-2', await screen.address()]) {
    await screen.press(link('swings:swing.back'))
    await screen.press(part(`a[href$="${path}"]`).within(main))
  }
}

const acts: Actions = {
  'wants to see older swings': button('swings:list.older'),
  'sets the video to its slowest speed': ({ screen }) => screen.choose(speed, '0.1'),
  'looks at another swing and comes back': lookAtAnother,
}

/** Of one video or both. */
export async function step({ screen }: Actor, frames: number): Promise<void> {
  const press = button(`learning:keys.frame${frames > 0 ? 'On' : 'Back'}`)
  for (let stepped = 0; stepped < Math.abs(frames); stepped += 1) await screen.press(press)
}

export async function send({ screen }: Actor, words: string): Promise<void> {
  await begin(screen, words)
  await screen.press(button('swings:send.send').within(dialog()))
}

const actsOn: ActionsOn = {
  'opens the swing': async ({ screen, frames }, name) => {
    await screen.open(`/learn/swings/${swingId(name)}`)
    await frames.observe()
  },
  'sends the swing to her coach with': send,
  'begins to write to her coach': async ({ screen }, words) => {
    await begin(screen, words)
    await screen.press(button('swings:send.later').within(dialog()))
  },
  'wants to see swings with the': ({ screen }, club) => screen.choose(select('swings:list.club'), club),
}

const facts: Facts = {
  'no swing is shown': async ({ screen }) => !(await either(screen, film, alert())),
}

const texts: Texts = {
  'number of swings': ({ screen }) => screen.count(cards),
  'number of swings sent': ({ screen }) => screen.count(text('swings:sent.badge').within(cards)),
  'frame of the video': async ({ frames }) => (await frames.shown())[0],
  'speed of the video': async ({ screen }) => (await screen.playback(film))[0]?.speed,
  'comment begun': async ({ screen }) => {
    if (!(await screen.shows(comment))) await screen.press(write)
    return screen.value(comment)
  },
}

const lists: Lists = {
  'comments that the coach knows': part('p').within(item().within(region('swings:sent.title'))),
}

export interface SwingFacts {
  readonly club: string
  readonly view: SwingView | undefined
}

/** Of the card or of the swing's own screen. */
export async function factsOf(screen: Screen, place: Target, level: 1 | 3): Promise<SwingFacts> {
  const club = await screen.text(heading(level).within(place))
  for (const view of ['face-on', 'down-the-line'] as const) {
    if (await screen.shows(text(`swings:view.${view}`).within(place))) return { club, view }
  }
  return { club, view: undefined }
}

async function begin(screen: Screen, words: string): Promise<void> {
  if (!(await screen.shows(dialog()))) await screen.press(write)
  await screen.type(comment, words)
}

export const swingsWords: Phrases = { places, acts, actsOn, facts, texts, lists }
