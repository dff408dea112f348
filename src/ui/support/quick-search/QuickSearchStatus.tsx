import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './QuickSearchDialog.module.scss'
import type { QuickSearchViewModel } from './QuickSearchViewModel.ts'

interface QuickSearchStatusProps {
  readonly model: QuickSearchViewModel
  readonly screens: number
}

/** What the list says to those who see it, also for those who hear it. */
export const QuickSearchStatus = observer(function QuickSearchStatus({ model, screens }: QuickSearchStatusProps) {
  const { t } = useTranslation('quickSearch')
  const { locale } = useFormats()
  const { wanted, groups, isSearching, notSearched } = model
  if (wanted === '') return null
  const count = groups.reduce((sum, { found }) => sum + found.length, screens)
  const kinds = new Intl.ListFormat(locale).format(notSearched.map((kind) => t(`kinds.${kind}`)))
  return (
    <div className={styles['status']}>
      <p role="status">
        {isSearching && t('search.searching')}
        {!isSearching && count > 0 && t('search.count', { count })}
        {!isSearching && count === 0 && notSearched.length === 0 && t('search.none', { words: wanted })}
      </p>
      {!isSearching && notSearched.length > 0 && <p role="status">{t('search.notSearched', { kinds })}</p>}
    </div>
  )
})
