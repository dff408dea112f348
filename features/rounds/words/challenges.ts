import { challengeTypes } from '#domain/rounds/challenge'
import { challengeList } from '#mocks/contexts/rounds/challenges/challengeList'
import { takeLead } from '#mocks/contexts/rounds/challenges/clubActions'
import { pathOfChallenge } from '#ui/rounds/roundsPaths.ts'
import challengeTexts from '../../../src/ui/rounds/texts/challenges/en.json' with { type: 'json' }
import { why } from '../../world/explanationWords.ts'
import type { Phrases } from '../../world/Phrases.ts'
import { gapIn, rowsIn } from '../../world/screen/shown.ts'
import { button, byRole, called, field, heading, item, link, main, named, part, radio, select, text } from '../../world/screen/Target.ts'

const stations = byRole('group', 'challenges:challenge.station')
const swings = byRole('group', 'challenges:challenge.swing')
const chosen = button(undefined, { pressed: true })
const score = field().within(part('form'))
const save = button('challenges:score.send')
const type = select('challenges:board.type')
const rows = item().within(main)
const goal = field('challenges:answers.goal')

export const challengeWords: Phrases = {
  eventsOn: {
    'another player takes the lead in': ({ club }, name) => takeLead(club.backend.world, typeNamed(name)),
  },
  acts: {
    'looks at the challenges': ({ play }) => play.open('challenges'),
    'looks at the leaderboards': ({ play }) => play.open('leaderboards'),
    'narrows the leaderboard to her centre': radio('challenges:board.centre'),
    'narrows the leaderboard to her coach': radio('challenges:board.coach'),
    'goes to her own place': button('challenges:board.showOwn'),
    'asks why that is her place': why().within(main),
    'looks at her game': ({ play }) => play.open('myGame'),
    'saves her answers': button('challenges:myGame.send'),
  },
  actsOn: {
    'begins the challenge': ({ play }, name) => {
      const id = challengeList.find((each) => each.name.en === name)?.id ?? ''
      return play.open('challenges', pathOfChallenge(id), link(called(name)).within(main))
    },
    'chooses the station': ({ screen }, name) => screen.press(button(called(name)).within(stations)),
    'chooses the swing': ({ screen }, name) => screen.press(button(called(name)).within(swings)),
    'types the score': ({ screen }, value) => screen.type(score, value),
    'enters the score': async ({ screen }, value) => {
      await screen.type(score, value)
      await screen.press(save)
    },
    'chooses the leaderboard': ({ screen }, name) => screen.choose(type, name),
    'writes the goal': ({ screen }, words) => screen.type(goal, words),
  },
  facts: {
    'the leaderboard is of all time': text('challenges:board.period').within(main),
    'she has no place yet': text('challenges:board.notYet'),
  },
  texts: {
    'chosen station': chosen.within(stations),
    'chosen swing': chosen.within(swings),
    'personal best': part('p')
      .within(part('section').having(heading(2, 'challenges:challenge.best')))
      .at(0),
    'unsaved score': ({ screen }) => screen.value(score),
    'type of the leaderboard': type,
    'number of ranked players': async ({ screen }) => Number(await gapIn(screen, 'challenges:board.players', 'count')),
    'rank in focus': named('rank').within(part('li:focus')),
    "player's own place": part('strong').within(named('own')),
    "player's own score": named('score').within(named('own')),
    leader: named('player').within(rows.at(0)),
    "leader's score": named('score').within(rows.at(0)),
    'goal in the form': ({ screen }) => screen.value(goal),
  },
  lists: {
    'types of challenges with the number of each': async ({ screen }) => {
      const names = await screen.texts(heading(2).within(main))
      const counts = names.map((name) => screen.count(link().within(part('section').having(heading(2, called(name))))))
      return Promise.all(names.map(async (name, index) => `${name}: ${await counts[index]}`))
    },
    'stations of the challenge': button().within(stations),
    'swings of the station': button().within(swings),
    'history of scores': named('score').within(part('tbody')),
    'groups of players': radio().within(main),
    'first three ranks': async ({ screen }) => (await screen.texts(named('rank').within(main))).slice(0, 3),
    'best scores of the first three types': async ({ screen }) =>
      (await rowsIn(screen, part('tbody th'), part('tbody td:nth-child(2)'))).slice(0, 3),
  },
}

export function typeNamed(name: string) {
  const found = challengeTypes.find((each) => challengeTexts.types[each] === name)
  if (!found) throw new Error(`There is no type of challenges called ${name}`)
  return found
}
