import { useTranslation } from 'react-i18next'
import type { Device } from '#domain/devices/device'
import { MonitorDrawing } from '#ui/kit/art/MonitorDrawing.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './DeviceCard.module.scss'
import { useDeviceText } from './useDeviceText.ts'

export function DeviceCard({ device }: { readonly device: Device }) {
  const { t } = useTranslation('devices')
  const formats = useFormats()
  const { nameOf, esnText } = useDeviceText()
  const { model, firmware, registeredOn, reported } = device
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        <MonitorDrawing model={model} />
      </div>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{nameOf(device)}</h2>
        {reported && <Badge kind="failed">{t(`card.${reported}`)}</Badge>}
        <dl className={styles['facts']}>
          <dt>{t('card.esn')}</dt>
          <dd data-part="esn">{esnText(device)}</dd>
          <dt>{t('card.firmware')}</dt>
          <dd>{firmware ?? t('card.unknown')}</dd>
          <dt>{t('card.registered')}</dt>
          <dd>{registeredOn ? formats.shortDate(registeredOn) : t('card.unknown')}</dd>
        </dl>
      </div>
    </li>
  )
}
