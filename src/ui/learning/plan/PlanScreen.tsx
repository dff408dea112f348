import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { LessonPlan } from '#domain/learning/plan'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { HolePicture } from './HolePicture.tsx'
import { PlanChangeDialog } from './PlanChangeDialog.tsx'
import styles from './PlanScreen.module.scss'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { PlanSteps } from './PlanSteps.tsx'
import { PlanViewModel } from './PlanViewModel.ts'

export const PlanScreen = observer(function PlanScreen() {
  const { t } = useTranslation('plan')
  const model = useViewModel(PlanViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={t('plan.title')}>
        <LoadedView loaded={model.reading} skeleton={<PlanSkeleton />} failed={t('plan.unread')}>
          {({ plan }) => (plan ? <Plan plan={plan} model={model} /> : <NoPlan />)}
        </LoadedView>
        <PlanChangeDialog model={model} />
      </Screen>
    </div>
  )
})

const Plan = observer(function Plan({ plan, model }: { readonly plan: LessonPlan; readonly model: PlanViewModel }) {
  const { t } = useTranslation('plan')
  const { progress, change } = model
  return (
    <article className={styles['plan']}>
      <header className={styles['head']}>
        <div>
          <h2 className={styles['title']}>{plan.title}</h2>
          <p className={styles['progress']}>
            {progress?.current === undefined ? t('plan.allDone', { count: plan.steps.length }) : t('plan.progress', { ...progress })}
          </p>
        </div>
        <div className={styles['state']}>
          {plan.status !== 'IN_PROGRESS' && (
            <Badge kind={plan.status === 'COMPLETED' ? 'booked' : 'waiting'}>{t(`status.${plan.status}`)}</Badge>
          )}
          {change && (
            <Button variant="outline" onPress={model.ask}>
              {t(`plan.${change}`)}
            </Button>
          )}
        </div>
      </header>
      <HolePicture steps={plan.steps.map(({ state }) => state)} current={progress?.current} goal={plan.goal} />
      <PlanSteps steps={plan.steps} current={progress?.current} />
    </article>
  )
})

function NoPlan() {
  const { t } = useTranslation('plan')
  return (
    <EmptyState title={t('plan.none')} action={<ButtonLink href={paths.book}>{t('plan.book')}</ButtonLink>}>
      {t('plan.noneLead')}
    </EmptyState>
  )
}
