import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { paths } from '#ui/shell/paths.ts'

export function NoAppointments() {
  const { t } = useTranslation('scheduling')
  return (
    <EmptyState title={t('appointments.emptyTitle')} action={<ButtonLink href={paths.book}>{t('appointments.book')}</ButtonLink>}>
      {t('appointments.emptyLead')}
    </EmptyState>
  )
}
