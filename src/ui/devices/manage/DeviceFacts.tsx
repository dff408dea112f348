import { useTranslation } from 'react-i18next'
import type { Device } from '#domain/devices/device'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useDeviceText } from '../list/useDeviceText.ts'
import styles from './DeviceFacts.module.scss'

export function DeviceFacts({ device }: { readonly device: Device }) {
  const { t } = useTranslation('devices')
  const formats = useFormats()
  const { esnText } = useDeviceText()
  const { firmware, registeredOn } = device
  return (
    <dl className={styles['facts']}>
      <dt>{t('card.esn')}</dt>
      <dd data-part="esn">{esnText(device)}</dd>
      <dt>{t('card.firmware')}</dt>
      <dd>{firmware ?? t('card.unknown')}</dd>
      <dt>{t('card.registered')}</dt>
      <dd>{registeredOn ? formats.shortDate(registeredOn) : t('card.unknown')}</dd>
    </dl>
  )
}
