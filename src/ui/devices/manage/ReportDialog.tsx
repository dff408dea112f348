import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { reportReasons } from '#domain/devices/device'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import type { DevicesViewModel } from '../list/DevicesViewModel.ts'
import styles from './DeviceDialog.module.scss'

/** A launch monitor is reported lost or stolen here, so that nobody else can register it. */
export const ReportDialog = observer(function ReportDialog({ screen }: { readonly screen: DevicesViewModel }) {
  const { t } = useTranslation('devices')
  const { device, dialog, working, close, choose, reason, isReasonMissing } = screen.actions
  if (working.fault) throw working.fault.error
  const send = async () => {
    if (!(await screen.report())) return
    toasts.show(t('report.done'))
  }
  return (
    <Dialog
      isOpen={device !== undefined && dialog === 'report'}
      onClose={close}
      isDismissable={!working.busy}
      title={t('report.title')}
      actions={
        <>
          <Button variant="outline" isDisabled={working.busy} onPress={close}>
            {t('report.cancel')}
          </Button>
          <Button busy={working.busy} busyLabel={t('report.busy')} onPress={() => void send()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <div className={styles['device']}>
        {working.failure && <FailureNotice failure={working.failure} title={t('report.failed')} of="writing" />}
        <p>{t('report.lead')}</p>
        <RadioRows
          label={t('report.reason')}
          rows={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
          value={reason}
          onChange={choose}
        />
        {isReasonMissing && (
          <p role="alert" className={styles['error']}>
            {t('report.missing')}
          </p>
        )}
      </div>
    </Dialog>
  )
})
