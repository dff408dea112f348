import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { Comparison } from './Comparison.tsx'
import styles from './ComparisonScreen.module.scss'
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx'
import { ComparisonViewModel } from './ComparisonViewModel.ts'
import { useComparisonAddress } from './useComparisonAddress.ts'

export const ComparisonScreen = observer(function ComparisonScreen() {
  const { t } = useTranslation('swings')
  const model = useViewModel(ComparisonViewModel)
  const address = useComparisonAddress(model)
  return (
    <div className={styles['page']}>
      <TextLink href={paths.swings} small={true}>
        {t('swing.back')}
      </TextLink>
      <Screen title={t('compare.title')}>
        <LoadedView loaded={model.list} skeleton={<ComparisonSkeleton />} failed={t('list.unread')}>
          {(swings) => (swings.length < 2 ? <TooFew /> : <Comparison swings={swings} model={model} address={address} />)}
        </LoadedView>
      </Screen>
    </div>
  )
})

function TooFew() {
  const { t } = useTranslation('swings')
  return (
    <EmptyState title={t('compare.none')} action={<ButtonLink href={paths.swings}>{t('list.title')}</ButtonLink>}>
      {t('compare.noneLead')}
    </EmptyState>
  )
}
