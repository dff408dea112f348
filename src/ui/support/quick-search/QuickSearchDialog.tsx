import { Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import { bestMatches } from '#domain/support/quickSearch'
import { classes } from '#ui/kit/classes.ts'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { Autocomplete } from '#ui/kit/fields/Autocomplete.tsx'
import { useFeatureAccess } from '#ui/shell/featureAccess.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './QuickSearchDialog.module.scss'
import { QuickSearchResults, type ShownScreen } from './QuickSearchResults.tsx'
import { QuickSearchStatus } from './QuickSearchStatus.tsx'
import { QuickSearchViewModel } from './QuickSearchViewModel.ts'
import { screenLinks } from './screenLinks.ts'

const firstScreens = 7

export const QuickSearchDialog = observer(function QuickSearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('quickSearch')
  const model = useViewModel(QuickSearchViewModel)
  const screens = useScreens(model.wanted)
  if (model.fault) throw model.fault.error
  return (
    <Dialog isOpen={true} onClose={onClose} title={t('search.title')}>
      <div className={styles['search']}>
        <Autocomplete text={model.words} onChange={model.type} focusesFirst={true}>
          <SearchField aria-label={t('search.title')} autoFocus={true} className={classes(styles['field'])}>
            <Search size={20} aria-hidden={true} />
            <Input enterKeyHint="go" autoComplete="off" placeholder={t('search.placeholder')} className={classes(styles['input'])} />
          </SearchField>
          <QuickSearchResults screens={screens} groups={model.groups} onChoose={onClose} />
        </Autocomplete>
        <QuickSearchStatus model={model} screens={screens.length} />
      </div>
    </Dialog>
  )
})

function useScreens(wanted: string): readonly ShownScreen[] {
  const { t } = useTranslation('quickSearch')
  const access = useFeatureAccess()
  const open = screenLinks.filter(({ area }) => !area || access.accessTo(area) === 'open')
  const screens = open.map((link) => ({ ...link, name: t(`names.${link.key}`) }))
  return wanted === '' ? screens.slice(0, firstScreens) : bestMatches(wanted, screens, ({ name }) => [name])
}
