import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureAccess } from '#ui/shell/featureAccess.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { MembershipPart } from './MembershipPart.tsx'
import styles from './PlansScreen.module.scss'
import { PlansViewModel } from './PlansViewModel.ts'
import { PlusPart } from './PlusPart.tsx'
import { SubscriptionsPart } from './SubscriptionsPart.tsx'

/** What a player pays for, each with the way to the screen that changes it. */
export const PlansScreen = observer(function PlansScreen() {
  const { t } = useTranslation('plans')
  const model = useViewModel(PlansViewModel)
  const hasLessons = useFeatureAccess().accessTo('lessons') === 'open'
  return (
    <div className={styles['page']}>
      <Screen title={t('title')}>
        {hasLessons && <MembershipPart />}
        <PlusPart model={model} />
        <SubscriptionsPart model={model} />
      </Screen>
    </div>
  )
})
