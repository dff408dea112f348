import { why } from '../../world/explanationWords.ts'
import type { Phrases } from '../../world/Phrases.ts'
import { button, byRole, called, dialog, link, main, named, part, text } from '../../world/screen/Target.ts'

const statistics = byRole('group', 'tracking:page.types')
const latest = part('tbody tr:first-child')

export const trackingWords: Phrases = {
  acts: {
    'opens her game tracking': ({ play }) => play.open('tracking'),
    'begins to track a round': button('tracking:page.add').within(main),
    'begins to change her latest round': button('tracking:table.edit').at(0),
    'saves the tracked round': button('tracking:editor.save'),
    'tracks this round': [link('rounds:round.track'), button('tracking:editor.save')],
    'deletes her latest round': button('tracking:table.remove').at(0),
    'restores her latest round': button('shell:kit.undo'),
    'asks why that is her average': why().within(main),
    'goes from game tracking to the round statistics': link('tracking:bridge.to').within(main),
    'goes from the round statistics to game tracking': link('rounds:statistics.toTracking').within(main),
    'looks up what is counted': button('tracking:page.info'),
    'looks at her scrambling round by round': button('tracking:page.scrambling'),
  },
  actsOn: {
    'tracks a round at the course': ({ tracking }, course) => tracking.trackAt(course),
    'chooses the statistic': ({ screen }, name) => screen.press(button(called(name)).within(statistics)),
    'changes the score of her latest round to': ({ tracking }, score) => tracking.changeScore(score),
  },
  facts: {
    'the statistics are of her scorecards': text('rounds:statistics.fromCards').within(main),
    'the change is being saved': button('tracking:editor.saving'),
    'the change is saved': text('tracking:editor.updated'),
  },
  texts: {
    'tracked statistic': button(undefined, { pressed: true }).within(statistics),
    'average of the statistic': named('average').within(main),
    'course of the latest tracked round': named('course').within(latest),
    'score of the latest tracked round': part('td').within(latest.within(main)).at(0),
  },
  lists: {
    'explained statistics': byRole('term').within(dialog()),
    'chances, scrambles and share of the latest round': part('td').within(latest.within(dialog())),
  },
}
