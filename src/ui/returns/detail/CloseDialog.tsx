import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import type { ReturnViewModel } from './ReturnViewModel.ts'

export const CloseDialog = observer(function CloseDialog({ model }: { readonly model: ReturnViewModel }) {
  const { t } = useTranslation('returns')
  const { closing, isAsked } = model
  if (closing.fault) throw closing.fault.error
  const confirm = async () => {
    if (!(await model.close())) return
    toasts.show(t('close.done'))
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={isAsked}
      onClose={model.keepOpen}
      isDismissable={!closing.busy}
      title={t('close.title')}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={closing.busy} onPress={model.keepOpen}>
            {t('close.keep')}
          </Button>
          <Button variant="danger" busy={closing.busy} busyLabel={t('close.busy')} onPress={() => void confirm()}>
            {t('close.confirm')}
          </Button>
        </>
      }
    >
      {closing.failure && <FailureNotice failure={closing.failure} title={t('close.failed')} of="asking" />}
      <p>{t('close.lead')}</p>
    </Dialog>
  )
})
