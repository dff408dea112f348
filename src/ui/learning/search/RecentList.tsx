import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import styles from './SearchScreen.module.scss'
import type { SearchViewModel } from './SearchViewModel.ts'

export const RecentList = observer(function RecentList({ model }: { readonly model: SearchViewModel }) {
  const { t } = useTranslation('library')
  if (model.recentKeywords.length === 0) return null
  return (
    <section className={styles['recent']}>
      <h2 className={styles['subtitle']}>{t('search.recent')}</h2>
      <ul className={styles['keywords']} aria-label={t('search.recent')}>
        {model.recentKeywords.map((keyword) => (
          <li key={keyword}>
            <Chip onPress={() => model.choose(keyword)}>{keyword}</Chip>
            <IconButton label={t('search.forget', { keyword })} onPress={() => model.forget(keyword)}>
              <X size={18} aria-hidden={true} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
})
