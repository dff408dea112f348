import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { MembershipsModel } from './MembershipsModel.ts'

/** Says until when a membership stays before its renewal ends. */
export const RenewalStopDialog = observer(function RenewalStopDialog({ model }: { readonly model: MembershipsModel }) {
  const { t } = useTranslation('devices')
  const formats = useFormats()
  const { membership, working, drop } = model.renewal
  if (working.fault) throw working.fault.error
  const confirm = async () => {
    if (!(await model.stopRenewal())) return
    toasts.show(t('renewal.done'))
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={membership !== undefined}
      onClose={drop}
      isDismissable={!working.busy}
      title={t('renewal.title')}
      kicker={membership?.name}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={working.busy} onPress={drop}>
            {t('renewal.keep')}
          </Button>
          <Button variant="danger" busy={working.busy} busyLabel={t('renewal.busy')} onPress={() => void confirm()}>
            {t('renewal.confirm')}
          </Button>
        </>
      }
    >
      {working.failure && <FailureNotice failure={working.failure} title={t('renewal.failed')} of="writing" />}
      {membership?.endsOn && <p>{t('renewal.until', { date: formats.shortDate(membership.endsOn) })}</p>}
      <p>{t('renewal.final')}</p>
    </Dialog>
  )
})
