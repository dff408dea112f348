import { useTranslation } from 'react-i18next'
import type { CustomClubState } from '#domain/commerce/fitting/customClub'
import { Badge, type BadgeKind } from '#ui/kit/feedback/Badge.tsx'

const kinds: Readonly<Record<CustomClubState, BadgeKind>> = {
  ...{ 'awaiting-deposit': 'waiting', ordered: 'family', building: 'family', ready: 'booked', collected: 'past', returned: 'past' },
}

export function CustomClubBadge({ state }: { readonly state: CustomClubState }) {
  const { t } = useTranslation('fitting')
  return <Badge kind={kinds[state]}>{t(`state.${state}`)}</Badge>
}
