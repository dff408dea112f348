import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Clock } from '#app/shared/ports/Clock'
import { ClubSearch } from '#app/support/ports/ClubSearch'
import { textsIn } from '#ui/shell/i18n.ts'
import { QuickSearchViewModel } from '#ui/support/quick-search/QuickSearchViewModel.ts'
import { ContextsClubSearch } from '../bridges/ContextsClubSearch.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(ClubSearch, ContextsClubSearch, OpenPart, CurrentSession, CurrentLanguage, Clock)
  give(QuickSearchViewModel, ClubSearch, Clock)
})

export const part: Part = {
  module,
  texts: textsIn('quickSearch', (language) => import(`../../ui/support/texts/quickSearch/${language}.json`, { with: { type: 'json' } })),
}
