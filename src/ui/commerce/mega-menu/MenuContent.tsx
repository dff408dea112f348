import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { MegaMenuViewModel } from './MegaMenuViewModel.ts'
import styles from './MenuContent.module.scss'
import { MenuSpecials } from './MenuSpecials.tsx'
import { MenuTree } from './MenuTree.tsx'
import { useArrowKeys } from './useArrowKeys.ts'

export const MenuContent = observer(function MenuContent({ model }: { readonly model: MegaMenuViewModel }) {
  const { t } = useTranslation('menu')
  const place = useRef<HTMLDivElement>(null)
  useArrowKeys(place)
  return (
    <div ref={place} className={styles['frame']}>
      <LoadedView loaded={model.reading} skeleton={<ToCome />} failed={t('menu.unread')}>
        {({ categories, specials }) => (
          <div className={styles['menu']}>
            <MenuTree categories={categories} onLeave={model.close} />
            {specials.length > 0 && <MenuSpecials specials={specials} onLeave={model.close} />}
          </div>
        )}
      </LoadedView>
    </div>
  )
})

function ToCome() {
  return (
    <div className={styles['toCome']}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((group) => (
        <Skeleton key={group} lines={5} />
      ))}
    </div>
  )
}
