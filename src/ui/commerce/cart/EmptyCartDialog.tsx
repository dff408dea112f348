import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import type { CartViewModel } from './CartViewModel.ts'

export const EmptyCartDialog = observer(function EmptyCartDialog({ model }: { readonly model: CartViewModel }) {
  const { t } = useTranslation('cart')
  const { emptying, isAsked } = model
  if (emptying.fault) throw emptying.fault.error
  return (
    <Dialog
      isOpen={isAsked}
      onClose={model.drop}
      isDismissable={!emptying.busy}
      role="alertdialog"
      title={t('cart.clearTitle')}
      actions={
        <>
          <Button variant="outline" autoFocus={true} onPress={model.drop}>
            {t('cart.keep')}
          </Button>
          <Button variant="danger" busy={emptying.busy} onPress={() => void model.empty()}>
            {t('cart.clear')}
          </Button>
        </>
      }
    >
      <p>{t('cart.clearLead')}</p>
      {emptying.failure && <FailureNotice failure={emptying.failure} title={t('cart.clearFailed')} of="writing" />}
    </Dialog>
  )
})
