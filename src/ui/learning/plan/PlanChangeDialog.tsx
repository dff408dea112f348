import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import type { PlanViewModel } from './PlanViewModel.ts'

export const PlanChangeDialog = observer(function PlanChangeDialog({ model }: { readonly model: PlanViewModel }) {
  const { t } = useTranslation('plan')
  const { asked, changing } = model
  if (changing.fault) throw changing.fault.error
  return (
    <Dialog
      isOpen={asked !== undefined}
      onClose={model.drop}
      isDismissable={!changing.busy}
      title={asked && t(`change.${asked}Title`)}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={changing.busy} onPress={model.drop}>
            {t('change.drop')}
          </Button>
          <Button busy={changing.busy} busyLabel={t('change.busy')} onPress={model.confirm}>
            {asked && t(`change.${asked}`)}
          </Button>
        </>
      }
    >
      {changing.failure && <FailureNotice failure={changing.failure} of="asking" onRetry={model.confirm} />}
      <p>{asked && t(`change.${asked}Lead`)}</p>
    </Dialog>
  )
})
