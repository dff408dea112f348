import { paths } from '#ui/shell/paths.ts'
import { why } from '../../world/explanationWords.ts'
import type { Phrases } from '../../world/Phrases.ts'
import { gapIn } from '../../world/screen/shown.ts'
import {
  button,
  byRole,
  called,
  fact,
  filled,
  heading,
  item,
  link,
  main,
  named,
  part,
  radio,
  select,
  text,
} from '../../world/screen/Target.ts'

const first = item().within(main).at(0)
const statistics = link('rounds:list.statistics').within(main)

export const roundWords: Phrases = {
  acts: {
    'looks at her rounds': ({ play }) => play.open('rounds'),
    'looks at her latest round': ({ rounds }) => rounds.openLatest(),
    'goes to her latest round in the calendar': link('rounds:calendar.last'),
    'looks at the calendar of her rounds': ({ play }) => play.open('rounds', paths.roundCalendar, link('rounds:list.calendar')),
    'asks how the greens in regulation are counted': why('rounds:types.greens').within(main),
    'asks how scrambling is counted': why('rounds:types.scrambles').within(main),
    'goes back one month': (actor) => actor.turnMonths(-1),
    'goes on one month': (actor) => actor.turnMonths(1),
    'looks at the statistics of her rounds': ({ play }) => play.open('statistics'),
    'looks at the statistics of her latest round': async ({ rounds, screen }) => {
      await rounds.openLatest()
      await screen.press(statistics)
    },
    'puts her best rounds first': async ({ screen }) =>
      screen.choose(select('rounds:filter.order'), (await screen.words())('rounds:filter.best')),
    'starts the round': button('rounds:create.save'),
    'opens what her round records': text('rounds:create.settings'),
    'begins to add tees': button('rounds:tees.add'),
    'saves the tees': button('rounds:tees.keep'),
    'deletes the chosen tees': button('rounds:tees.remove'),
    'adds a position of the ball': [button('rounds:points.change'), button('rounds:points.add'), button('rounds:points.save')],
  },
  actsOn: {
    'chooses the statistic of rounds': ({ screen }, name) =>
      screen.press(button(called(name)).within(byRole('group', 'rounds:statistics.choose'))),
    'looks for rounds on': ({ screen }, course) => screen.choose(select('rounds:filter.course'), course),
    'starts a round at': ({ rounds }, course) => rounds.start(course),
    'starts a round with three presses at': ({ rounds }, course) => rounds.startFromPlay(course),
    'starts a round with the four statistics at': ({ rounds }, course) => rounds.startRecording(course, 'fourStats'),
    'starts a round with the back nine first at': ({ rounds }, course) => rounds.startWithBackNine(course),
    'starts a round of the back nine at': ({ rounds }, course) => rounds.startOnBackNine(course),
    'wants to start a round in a week at': ({ rounds }, course) => rounds.startLater(course, { days: 7 }),
    'is about to play at': ({ rounds }, course) => rounds.begin(course),
    'adds the tees': ({ rounds }, name) => rounds.addTees(name),
  },
  circumstances: {
    'profile gives no gender': ({ club }, member) => club.memberships.change(member, { gender: 'undisclosed' }),
  },
  numberedActs: {
    'begins with hole': ({ screen }, hole) => screen.press(radio(filled('rounds:create.fromHole', { hole }))),
    'turns to hole': ({ screen }, number) =>
      screen.press(button(filled('rounds:round.holeScore', { number })).or(button(filled('rounds:round.holeOpen', { number })))),
  },
  facts: {
    'she has no rounds yet': text('rounds:list.none'),
    'the chart has the average of five rounds': text('rounds:statistics.trend').within(main),
  },
  lists: {
    'strokes by par': async ({ screen }) => (await screen.texts(named('bar').within(main))).filter((each) => /^Par \d,/.test(each)),
    'last rounds and twelve months': async ({ screen }) =>
      (await screen.texts(named('bar').within(main))).filter((each) => /^Last/.test(each)),
  },
  texts: {
    'number of listed rounds': async ({ screen }) => Number(await gapIn(screen, 'rounds:list.count', 'count')),
    'course of the first listed round': link().within(first),
    'score of the first listed round': named('to-par').within(first),
    'course of the round': heading(1),
    'tees of the round': ({ screen }) => gapIn(screen, 'rounds:round.tees', 'name'),
    'number of holes to play': ({ screen }) => screen.count(button('rounds:round.holeOpen').within(main)),
    'chosen tees': async ({ screen }) => (await screen.text(select('rounds:tees.title'))).split(' · ')[0],
    'rating of the chosen tees': async ({ screen }) => (await screen.text(select('rounds:tees.title'))).split(' · ').slice(1).join(' · '),
    'month of the rounds': part('time').within(heading(2).within(main)),
    'number of rounds in the month': ({ screen }) => screen.count(item().within(main)),
    'number of rounds in the statistics': ({ screen }) => screen.count(part('tbody tr').within(main)),
    'greens in regulation': part('span').within(fact('rounds:types.greens')).at(0),
    'latest comment': part('p')
      .within(
        item()
          .within(part('section').having(heading(2, 'rounds:comments.title')))
          .at(-1),
      )
      .at(0),
    'number of positions on the hole': async ({ screen }) => Number(await gapIn(screen, 'rounds:points.count', 'count')),
  },
}
