import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { announce } from '#ui/shell/announce.tsx'
import { AddressBlock } from '../address/AddressBlock.tsx'
import type { AddressBookViewModel } from './AddressBookViewModel.ts'

/** A default address can't be removed. */
export const RemovalDialog = observer(function RemovalDialog({ model }: { readonly model: AddressBookViewModel }) {
  const { t } = useTranslation('addresses')
  const { asked, mayRemove, removing } = model
  const confirm = async () => {
    const removed = await model.confirm()
    if (!removed) return
    toasts.show(t('remove.done'), () => void model.putBack(removed))
    announce(t('remove.done'))
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={asked !== undefined}
      onClose={model.drop}
      isDismissable={!removing.busy}
      title={mayRemove ? t('remove.title') : t('remove.keptTitle')}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={removing.busy} onPress={model.drop}>
            {mayRemove ? t('remove.drop') : t('remove.understood')}
          </Button>
          {mayRemove && (
            <Button variant="danger" busy={removing.busy} busyLabel={t('remove.busy')} onPress={() => void confirm()}>
              {t('remove.confirm')}
            </Button>
          )}
        </>
      }
    >
      {removing.failure && <FailureNotice failure={removing.failure} title={t('remove.failed')} of="asking" />}
      {asked && <AddressBlock address={asked} />}
      <p>{mayRemove ? t('remove.lead') : t('remove.keptLead')}</p>
    </Dialog>
  )
})
