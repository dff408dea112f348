import { Languages } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { NativeSelect } from '#ui/kit/fields/NativeSelect.tsx'
import styles from './LibraryScreen.module.scss'
import type { LibraryViewModel } from './LibraryViewModel.ts'
import type { useLibraryAddress } from './useLibraryAddress.ts'

interface LibraryOrderProps {
  readonly model: LibraryViewModel
  readonly address: ReturnType<typeof useLibraryAddress>
}

export const LibraryOrder = observer(function LibraryOrder({ model, address }: LibraryOrderProps) {
  const { t } = useTranslation('library')
  const { t: learning } = useTranslation('learning')
  return (
    <LoadedView loaded={model.order} skeleton={<Skeleton kind="block" height="36px" />} failed={t('library.orderUnread')}>
      {({ categories, languages }) => (
        <div className={styles['order']}>
          <div className={styles['chips']} role="group" aria-label={t('library.categories')}>
            <Chip isChosen={model.category === undefined} onPress={() => address.chooseCategory(undefined)}>
              {t('library.all')}
            </Chip>
            {categories.map(({ id, title }) => (
              <Chip key={id} isChosen={model.category?.id === id} onPress={() => address.chooseCategory(id)}>
                {title}
              </Chip>
            ))}
          </div>
          {model.language && (
            <NativeSelect
              label={t('library.language')}
              icon={<Languages size={18} aria-hidden={true} />}
              options={languages.map((value) => ({ value, label: learning(`captions.${value}`), lang: value }))}
              value={model.language}
              onChange={address.chooseLanguage}
            />
          )}
        </div>
      )}
    </LoadedView>
  )
})
