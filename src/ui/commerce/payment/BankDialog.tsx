import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { BankFrame } from './BankFrame.tsx'
import type { CardModel } from './CardModel.ts'

/** The bank's page that a card leads to: hidden, or before the shopper, who can do without. */
export const BankDialog = observer(function BankDialog({ model }: { readonly model: CardModel }) {
  const { t } = useTranslation('checkout')
  const { visit, passed, close } = model
  const frame = visit && <BankFrame key={visit.page.url + visit.page.data} visit={visit} title={t('bank.frame')} onPassed={passed} />
  if (visit?.isHidden) return frame
  return (
    <Dialog
      isOpen={visit !== undefined}
      onClose={close}
      isDismissable={false}
      title={t('bank.title')}
      actions={
        <Button variant="outline" onPress={close}>
          {t('bank.stop')}
        </Button>
      }
    >
      <p>{t('bank.lead')}</p>
      {frame}
    </Dialog>
  )
})
