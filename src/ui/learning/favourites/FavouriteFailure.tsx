import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import type { FavouriteState } from './FavouriteState.ts'

export const FavouriteFailure = observer(function FavouriteFailure({ marks }: { readonly marks: FavouriteState }) {
  const { t } = useTranslation('learning')
  if (marks.fault) throw marks.fault.error
  return marks.failure ? <FailureNotice failure={marks.failure} title={t('favourites.unwritten')} of="writing" /> : null
})
