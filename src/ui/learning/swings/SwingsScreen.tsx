import { Columns2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { SwingGrid } from './SwingGrid.tsx'
import { SwingOrder } from './SwingOrder.tsx'
import styles from './SwingsScreen.module.scss'
import { SwingsSkeleton } from './SwingsSkeleton.tsx'
import { SwingsViewModel } from './SwingsViewModel.ts'
import { useSwingsAddress } from './useSwingsAddress.ts'

export const SwingsScreen = observer(function SwingsScreen() {
  const { t } = useTranslation('swings')
  const model = useViewModel(SwingsViewModel)
  const address = useSwingsAddress(model)
  useEffect(() => model.open(), [model])
  const count = model.reading.value?.length ?? 0
  return (
    <div className={styles['page']}>
      <TextLink href={paths.library} small={true}>
        {t('list.back')}
      </TextLink>
      <header className={styles['head']}>
        <Screen title={t('list.title')}>
          {count > 1 && (
            <ButtonLink variant="outline" href={paths.compareSwings} icon={<Columns2 size={20} aria-hidden={true} />}>
              {t('compare.title')}
            </ButtonLink>
          )}
        </Screen>
      </header>
      <LoadedView loaded={model.reading} skeleton={<SwingsSkeleton />} failed={t('list.unread')}>
        {(swings) =>
          swings.length === 0 ? (
            <NoSwings />
          ) : (
            <>
              <SwingOrder model={model} address={address} />
              <SwingGrid model={model} address={address} />
            </>
          )
        }
      </LoadedView>
    </div>
  )
})

function NoSwings() {
  const { t } = useTranslation('swings')
  return (
    <EmptyState title={t('list.none')} action={<ButtonLink href={paths.book}>{t('list.book')}</ButtonLink>}>
      {t('list.noneLead')}
    </EmptyState>
  )
}
