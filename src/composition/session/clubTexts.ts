import { LoadClubTexts } from '#app/session/LoadClubTexts'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { ClubTextsViewModel } from '#ui/session/club-text/ClubTextsViewModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give }) => {
  give(ClubTextsViewModel, LoadClubTexts, CurrentSession)
})

export const part: Part = {
  requires: () => [import('./configuration.ts')],
  module,
}
