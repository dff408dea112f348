import { useTranslation } from 'react-i18next'
import type { PlayerMembership } from '#domain/commerce/renewals/offer'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { MembershipPacks } from './MembershipPacks.ts'

/** "Gold membership, until 2 June 2026" */
export function useMembershipText(memberships: MembershipPacks): (membership: PlayerMembership) => string {
  const { t } = useTranslation('renewals')
  const formats = useFormats()
  return (membership) => {
    const { name, endsOn } = membership
    if (!endsOn) return t('membership.unlimited', { name })
    return t(memberships.hasEnded(membership) ? 'membership.ended' : 'membership.until', { name, date: formats.shortDate(endsOn) })
  }
}
