import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ClubTextPage } from './ClubTextPage.tsx'
import { ClubTextsViewModel } from './ClubTextsViewModel.ts'

export function TermsScreen() {
  return <ClubTextPage model={useViewModel(ClubTextsViewModel)} name="terms" />
}
