import { useTranslation } from 'react-i18next'
import type { Membership } from '#domain/devices/membership'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { MembershipsModel } from './MembershipsModel.ts'

/** "Renews on 10 Mar 2027", in the player's language. */
export function useMembershipText(memberships: MembershipsModel) {
  const { t } = useTranslation('devices')
  const formats = useFormats()
  return {
    stateText: (membership: Membership) => {
      const date = membership.endsOn ? formats.shortDate(membership.endsOn) : ''
      const state = memberships.stateOf(membership)
      return t(state === 'inactive' && date ? 'membership.inactiveUntil' : `membership.${state}`, { date })
    },
  }
}
