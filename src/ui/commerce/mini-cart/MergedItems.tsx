import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import type { CartCountViewModel } from '../cart-count/CartCountViewModel.ts'

export const MergedItems = observer(function MergedItems({ model }: { readonly model: CartCountViewModel }) {
  const { t } = useTranslation('commerce')
  const { broughtAlong, noteBroughtAlong } = model
  if (broughtAlong === undefined) return null
  return (
    <Dialog
      isOpen={true}
      onClose={noteBroughtAlong}
      title={t('miniCart.title')}
      actions={
        <Button onPress={noteBroughtAlong} autoFocus={true}>
          {t('merged.note')}
        </Button>
      }
    >
      <p>{t('merged.text', { count: broughtAlong })}</p>
    </Dialog>
  )
})
