import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { announce } from '#ui/shell/announce.tsx'
import type { TrackingViewModel } from './TrackingViewModel.ts'
import { useTrackingText } from './useTrackingText.ts'

export const TrackingRemovalDialog = observer(function TrackingRemovalDialog({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  const { dateText } = useTrackingText()
  const { asked, removing, drop } = screen.removal
  const confirm = async () => {
    const removed = await screen.confirm()
    if (!removed) return
    toasts.show(t('removal.done'), () => void screen.putBack(removed))
    announce(t('removal.done'))
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={asked !== undefined}
      onClose={drop}
      isDismissable={!removing.busy}
      title={t('removal.title')}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={removing.busy} onPress={drop}>
            {t('removal.keep')}
          </Button>
          <Button variant="danger" busy={removing.busy} busyLabel={t('removal.busy')} onPress={() => void confirm()}>
            {t('removal.remove')}
          </Button>
        </>
      }
    >
      {removing.failure && <FailureNotice failure={removing.failure} title={t('removal.failed')} of="asking" />}
      {asked && <p>{t('removal.lead', { course: asked.courseName, date: dateText(asked.date) })}</p>}
    </Dialog>
  )
})
