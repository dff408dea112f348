import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { paths } from '#ui/shell/paths.ts'
import type { BagViewModel } from './BagViewModel.ts'
import { canPutBack } from './Removal.ts'

/** A restored bag becomes the current one, so a bag isn't removed by one press. */
export const BagRemovalDialog = observer(function BagRemovalDialog({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const navigate = useNavigate()
  const { asked, removing, drop } = screen.removal
  const confirm = async () => {
    const removed = await screen.confirm()
    if (!removed) return
    toasts.show(t('removal.bagDone'), canPutBack(removed) ? () => void screen.putBackBag(removed) : undefined)
    await navigate(paths.bag, { replace: true })
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={asked !== undefined}
      onClose={drop}
      isDismissable={!removing.busy}
      title={t('removal.bagTitle')}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={removing.busy} onPress={drop}>
            {t('removal.keep')}
          </Button>
          <Button variant="danger" busy={removing.busy} busyLabel={t('removal.busy')} onPress={() => void confirm()}>
            {t('removal.removeBag')}
          </Button>
        </>
      }
    >
      {removing.failure && <FailureNotice failure={removing.failure} title={t('removal.bagFailed')} of="asking" />}
      {asked && (
        <p>
          {asked.clubs
            ? t('removal.bagLead', { name: asked.bag.name, count: asked.clubs.length })
            : t('removal.bagOnly', { name: asked.bag.name })}
        </p>
      )}
    </Dialog>
  )
})
