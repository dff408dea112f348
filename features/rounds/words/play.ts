import type { Phrases, Text } from '../../world/Phrases.ts'
import { item, link, main, part, region } from '../../world/screen/Target.ts'

export const playWords: Phrases = {
  acts: {
    'looks at Play': ({ play }) => play.look(),
    'opens the round in progress at home': link('support:home.openCard'),
    'opens the round in progress': link('play:overview.openCard'),
  },
  texts: {
    'round in progress': roundIn('inProgress', 3),
    'last round': roundIn('last', 2),
    'next tee time': roundIn('next', 2),
  },
  lists: {
    'statistics of the last round': async ({ screen }) =>
      (await screen.text(part('p:nth-of-type(4)').within(region('play:overview.last')))).split(' · '),
    'parts of Play': link().within(item().within(main)),
  },
}

/** The first lines of a round. */
function roundIn(key: string, lines: number): Text {
  return async ({ screen }) => {
    const shown = await screen.texts(part('p').within(region(`play:overview.${key}`)))
    return shown.length > 0 ? shown.slice(0, lines).join(', ') : undefined
  }
}
