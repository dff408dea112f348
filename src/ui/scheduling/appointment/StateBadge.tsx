import { useTranslation } from 'react-i18next'
import type { AppointmentState } from '#domain/scheduling/appointment'
import { Badge } from '#ui/kit/feedback/Badge.tsx'

const kinds = { booked: 'booked', waiting: 'waiting', canceled: 'past', completed: 'past', other: 'past' } as const

export function StateBadge({ state }: { readonly state: AppointmentState }) {
  const { t } = useTranslation('scheduling')
  return <Badge kind={kinds[state]}>{t(`appointment.${state}`)}</Badge>
}
