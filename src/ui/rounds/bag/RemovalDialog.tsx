import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { announce } from '#ui/shell/announce.tsx'
import { paths } from '#ui/shell/paths.ts'
import type { BagViewModel } from './BagViewModel.ts'
import { canPutBack, type Removable } from './Removal.ts'
import { useClubText } from './useClubText.ts'

export const RemovalDialog = observer(function RemovalDialog({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const navigate = useNavigate()
  const { removal } = screen
  const { asked, removing } = removal
  const isBag = asked?.kind === 'bag'
  const confirm = async () => {
    const removed = await screen.confirm()
    if (!removed) return
    const done = removed.kind === 'bag' ? t('removal.bagDone') : t('removal.clubDone')
    toasts.show(done, canPutBack(removed) ? () => void screen.putBack(removed) : undefined)
    announce(done)
    if (removed.kind === 'bag') await navigate(paths.bag, { replace: true })
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={asked !== undefined}
      onClose={removal.drop}
      isDismissable={!removing.busy}
      title={isBag ? t('removal.bagTitle') : t('removal.clubTitle')}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={removing.busy} onPress={removal.drop}>
            {t('removal.keep')}
          </Button>
          <Button variant="danger" busy={removing.busy} busyLabel={t('removal.busy')} onPress={() => void confirm()}>
            {isBag ? t('removal.removeBag') : t('removal.removeClub')}
          </Button>
        </>
      }
    >
      {removing.failure && (
        <FailureNotice failure={removing.failure} title={isBag ? t('removal.bagFailed') : t('removal.clubFailed')} of="asking" />
      )}
      {asked && <Lead asked={asked} screen={screen} />}
    </Dialog>
  )
})

const Lead = observer(function Lead({ asked, screen }: { readonly asked: Removable; readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const { nameOf } = useClubText(screen.model)
  if (asked.kind === 'club') return <p>{t('removal.clubLead', { club: nameOf(asked.club) })}</p>
  const { bag, clubs } = asked
  if (!clubs) return <p>{t('removal.bagOnly', { name: bag.name })}</p>
  return <p>{t('removal.bagLead', { name: bag.name, count: clubs.length })}</p>
})
