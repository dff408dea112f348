import { PlayViewModel } from '#ui/rounds/play/PlayViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ give }) => {
    give(PlayViewModel)
  }),
  texts: textsIn('play', (language) => import(`../../ui/rounds/texts/play/${language}.json`, { with: { type: 'json' } })),
}
