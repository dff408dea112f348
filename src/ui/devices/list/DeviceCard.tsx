import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Device } from '#domain/devices/device'
import { MonitorDrawing } from '#ui/kit/art/MonitorDrawing.tsx'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { DeviceFacts } from '../manage/DeviceFacts.tsx'
import type { MembershipsModel } from '../memberships/MembershipsModel.ts'
import { useMembershipText } from '../memberships/useMembershipText.ts'
import styles from './DeviceCard.module.scss'
import { useDeviceText } from './useDeviceText.ts'

interface DeviceCardProps {
  readonly device: Device
  readonly memberships: MembershipsModel
  readonly onManage: (device: Device) => void
}

export const DeviceCard = observer(function DeviceCard({ device, memberships, onManage }: DeviceCardProps) {
  const { t } = useTranslation('devices')
  const { nameOf, esnText } = useDeviceText()
  const { stateText } = useMembershipText(memberships)
  const shown = memberships.shownFor(device.id)
  const { model, reported } = device
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        <MonitorDrawing model={model} />
      </div>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{nameOf(device)}</h2>
        {reported && <Badge kind="failed">{t(`card.${reported}`)}</Badge>}
        <DeviceFacts device={device} />
        {memberships.reading.value && shown.length === 0 && <p className={styles['membership']}>{t('membership.withoutOne')}</p>}
        {shown.map((membership) => (
          <p key={membership.id} data-part="membership" className={styles['membership']}>
            {joinFacts(membership.name, stateText(membership))}
          </p>
        ))}
        <Button
          variant="outline"
          aria-label={t('card.manageNamed', { device: nameOf(device), esn: esnText(device) })}
          onPress={() => onManage(device)}
        >
          {t('card.manage')}
        </Button>
      </div>
    </li>
  )
})
