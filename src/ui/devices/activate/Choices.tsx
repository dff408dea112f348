import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { DevicesViewModel } from '../list/DevicesViewModel.ts'
import { useDeviceText } from '../list/useDeviceText.ts'
import { useMembershipText } from '../memberships/useMembershipText.ts'
import { PlusOffer } from '../plus/PlusOffer.tsx'

interface ChoiceProps {
  readonly screen: DevicesViewModel
}

export const DeviceChoice = observer(function DeviceChoice({ screen }: ChoiceProps) {
  const { t } = useTranslation('devices')
  const { nameOf, esnText } = useDeviceText()
  const { memberships, activatable } = screen
  const { stateText } = useMembershipText(memberships)
  const rows = activatable.map((device) => {
    const membership = memberships.of(device.id)
    const has = membership ? joinFacts(membership.name, stateText(membership)) : t('membership.withoutOne')
    return { value: device.id, label: `${nameOf(device)}, ${esnText(device)}`, note: has }
  })
  if (rows.length === 0) return <p>{t('activation.noDevice')}</p>
  return (
    <RadioRows
      label={t('activation.device')}
      rows={rows}
      value={memberships.activation.deviceId}
      onChange={memberships.activation.chooseDevice}
    />
  )
})

export const MembershipChoice = observer(function MembershipChoice({ screen }: ChoiceProps) {
  const { t } = useTranslation('devices')
  const formats = useFormats()
  const { activation, activatable, isPlusOffered } = screen.memberships
  const rows = activatable.map(({ id, name, endsOn }) => ({
    ...{ value: id, label: name },
    note: endsOn ? t('activation.until', { date: formats.shortDate(endsOn) }) : t('membership.unlimited'),
  }))
  if (rows.length === 0) return <p>{t('activation.none')}</p>
  return (
    <>
      <RadioRows label={t('activation.membership')} rows={rows} value={activation.membershipId} onChange={activation.chooseMembership} />
      {isPlusOffered && <PlusOffer memberships={screen.memberships} />}
    </>
  )
})
