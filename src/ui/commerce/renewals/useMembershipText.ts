import { useTranslation } from 'react-i18next'
import type { PlayerMembership } from '#domain/commerce/renewals/offer'
import { useFormats } from '#ui/shell/useFormats.ts'

/** "Gold, until 2 June 2026" */
export function useMembershipText(): (membership: PlayerMembership) => string {
  const { t } = useTranslation('renewals')
  const formats = useFormats()
  return ({ name, endsOn }) =>
    endsOn ? t('membership.until', { name, date: formats.shortDate(endsOn) }) : t('membership.unlimited', { name })
}
