import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import styles from './AppointmentsOverview.module.scss'
import type { AppointmentsViewModel } from './AppointmentsViewModel.ts'
import { AppointmentViews } from './AppointmentViews.tsx'
import { MonthSkeleton } from './MonthSkeleton.tsx'

interface AppointmentsOverviewProps {
  readonly model: AppointmentsViewModel
  readonly openId: string | undefined
}

export const AppointmentsOverview = observer(function AppointmentsOverview({ model, openId }: AppointmentsOverviewProps) {
  const { t } = useTranslation('scheduling')
  const code = model.failureCode
  const failed = code === undefined ? t('appointments.failed') : `${t('appointments.failed')} ${t('appointments.code', { code })}`
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Screen title={t('appointments.title')}>
          <div className={styles['ways']}>
            <ButtonLink variant="outline" href={paths.plan}>
              {t('appointments.plan')}
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.lessonHistory}>
              {t('appointments.taught')}
            </ButtonLink>
            <ButtonLink href={paths.book} icon={<Plus size={20} aria-hidden={true} />}>
              {t('appointments.book')}
            </ButtonLink>
          </div>
        </Screen>
      </header>
      <LoadedView loaded={model.list} skeleton={<MonthSkeleton />} failed={failed}>
        {() => <AppointmentViews model={model} openId={openId} />}
      </LoadedView>
    </div>
  )
})
