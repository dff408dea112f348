import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Special } from '../special/Special.tsx'
import type { BlockProps } from './BlockProps.ts'
import styles from './Specials.module.scss'

export const Specials = observer(function Specials({ block, model }: BlockProps) {
  const { t } = useTranslation('shopHome')
  return (
    <>
      <h2 className={styles['title']}>{block.title}</h2>
      <LoadedView loaded={model.specials.reading} skeleton={<Skeleton kind="block" height="420px" />} failed={t('specials.unread')}>
        {(specials) => (
          <div className={styles['specials']}>
            {specials.map((special) => (
              <Special key={special.category.id} model={special} />
            ))}
          </div>
        )}
      </LoadedView>
    </>
  )
})
