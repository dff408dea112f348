import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { AppointmentActions } from './AppointmentActions.tsx'
import styles from './AppointmentContent.module.scss'
import { AppointmentFacts } from './AppointmentFacts.tsx'
import { AppointmentHeading } from './AppointmentHeading.tsx'
import { AppointmentSkeleton } from './AppointmentSkeleton.tsx'
import type { AppointmentViewModel } from './AppointmentViewModel.ts'
import { WaitingSlot } from './WaitingSlot.tsx'

interface AppointmentContentProps {
  readonly model: AppointmentViewModel
  readonly wide: boolean
  readonly onChange: () => Promise<void>
}

export const AppointmentContent = observer(function AppointmentContent({ model, wide, onChange }: AppointmentContentProps) {
  const { t } = useTranslation('scheduling')
  const { now, timeZone } = model
  const { failure } = model.detail
  if (failure && !model.appointment && isGone(failure)) return <NotFound wide={wide} />
  return (
    <>
      <div className={styles['picture']}>
        <Drawing scene="practice" />
      </div>
      <div className={styles['body']}>
        {!wide && !model.appointment && (
          <Screen title={t('appointment.lesson')} headingHidden={true}>
            {null}
          </Screen>
        )}
        <LoadedView loaded={model.detail} skeleton={<AppointmentSkeleton />} failed={t('appointment.failed')}>
          {({ appointment }) => (
            <>
              <AppointmentHeading
                appointment={appointment}
                timeZone={timeZone}
                thisYear={now.toZonedDateTimeISO(timeZone).year}
                wide={wide}
              />
              <AppointmentFacts appointment={appointment} />
              <WaitingSlot model={model} onChange={onChange} />
              <AppointmentActions model={model} appointment={appointment} onChange={onChange} />
            </>
          )}
        </LoadedView>
      </div>
    </>
  )
})

function isGone({ kind, code }: { readonly kind: string; readonly code: number | string | undefined }): boolean {
  return kind === 'gone' || code === 404
}

function NotFound({ wide }: { readonly wide: boolean }) {
  const { t } = useTranslation('scheduling')
  return (
    <div className={styles['body']}>
      {!wide && (
        <Screen title={t('appointment.notFound')} headingHidden={true}>
          {null}
        </Screen>
      )}
      <EmptyState title={t('appointment.notFound')} action={<ButtonLink href={paths.appointments}>{t('appointment.back')}</ButtonLink>}>
        {t('appointment.notFoundLead')}
      </EmptyState>
    </div>
  )
}
