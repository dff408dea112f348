import { useTranslation } from 'react-i18next'
import type { Device } from '#domain/devices/device'

/** What a launch monitor is called, and its serial number as it is printed on it. */
export function useDeviceText() {
  const { t } = useTranslation('devices')
  return {
    nameOf: ({ model }: Pick<Device, 'model'>) => t(`model.${model ?? 'unknown'}`),
    /** "LM20 4108 77" */
    esnText: ({ esn }: Pick<Device, 'esn'>) => (esn.match(/.{1,4}/g) ?? []).join(' '),
  }
}
