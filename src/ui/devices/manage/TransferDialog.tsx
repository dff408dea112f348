import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { DevicesViewModel } from '../list/DevicesViewModel.ts'
import { useDeviceText } from '../list/useDeviceText.ts'
import styles from './DeviceDialog.module.scss'

export const TransferDialog = observer(function TransferDialog({ screen }: { readonly screen: DevicesViewModel }) {
  const { t } = useTranslation('devices')
  const { nameOf, esnText } = useDeviceText()
  const { device, dialog, working, close } = screen.actions
  const formats = useFormats()
  const { memberships } = screen
  const lost = device ? memberships.allOf(device.id) : []
  if (working.fault) throw working.fault.error
  const confirm = async () => {
    if (!(await screen.transfer())) return
    toasts.show(t('transfer.done'))
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={device !== undefined && dialog === 'transfer'}
      onClose={close}
      isDismissable={!working.busy}
      title={t('transfer.title')}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={working.busy} onPress={close}>
            {t('transfer.keep')}
          </Button>
          <Button variant="danger" busy={working.busy} busyLabel={t('transfer.busy')} onPress={() => void confirm()}>
            {t('transfer.confirm')}
          </Button>
        </>
      }
    >
      {working.failure && <FailureNotice failure={working.failure} title={t('transfer.failed')} of="asking" />}
      {device && <p>{t('transfer.lead', { device: nameOf(device), esn: esnText(device) })}</p>}
      <ul className={styles['losses']}>
        {lost.map(({ id, name, endsOn }) => (
          <li key={id}>
            {endsOn ? t('transfer.lostUntil', { name, date: formats.shortDate(endsOn) }) : t('transfer.lostMembership', { name })}
          </li>
        ))}
        {!memberships.reading.value && <li>{t('transfer.lostUnknown')}</li>}
        {memberships.reading.value && lost.length === 0 && <li>{t('transfer.lostNone')}</li>}
        {lost.length > 0 && <li>{t('transfer.lostPayments')}</li>}
        <li>{t('transfer.next')}</li>
      </ul>
    </Dialog>
  )
})
