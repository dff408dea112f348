import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Money } from '#domain/commerce/money'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { BankFrame } from './BankFrame.tsx'
import type { CardModel } from './CardModel.ts'

interface BankDialogProps {
  readonly model: CardModel
  readonly total: Money
}

export const BankDialog = observer(function BankDialog({ model, total }: BankDialogProps) {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
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
      <p>{t('bank.lead', { total: formats.money(total) })}</p>
      {frame}
    </Dialog>
  )
})
