import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/learning/lesson'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { RestoreModel } from './RestoreModel.ts'

interface RestoreDialogProps {
  readonly model: RestoreModel
  readonly onConfirm: () => Promise<void>
}

export const RestoreDialog = observer(function RestoreDialog({ model, onConfirm }: RestoreDialogProps) {
  const { t } = useTranslation('lessons')
  const formats = useFormats()
  const { asked, restoring, isRestored, drop } = model
  if (restoring.fault) throw restoring.fault.error
  return (
    <Dialog
      isOpen={asked !== undefined}
      onClose={drop}
      isDismissable={!restoring.busy}
      title={isRestored ? t('restore.done') : t('restore.title')}
      actions={
        isRestored ? (
          <Button autoFocus={true} onPress={drop}>
            {t('restore.close')}
          </Button>
        ) : (
          <>
            <Button variant="outline" autoFocus={true} isDisabled={restoring.busy} onPress={drop}>
              {t('restore.drop')}
            </Button>
            <Button busy={restoring.busy} busyLabel={t('restore.busy')} onPress={onConfirm}>
              {t('restore.confirm')}
            </Button>
          </>
        )
      }
    >
      {restoring.failure && <FailureNotice failure={restoring.failure} title={t('restore.failed')} of="writing" onRetry={onConfirm} />}
      {isRestored ? (
        <p role="status">{t('restore.doneLead')}</p>
      ) : (
        asked && <p>{t('restore.lead', { title: asked.title, day: formats.dayOfYear(dayOf(asked)) })}</p>
      )}
    </Dialog>
  )
})
