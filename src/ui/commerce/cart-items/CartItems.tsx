import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '#domain/commerce/cart'
import { useIncrementalList } from '#ui/kit/content/useIncrementalList.ts'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { CartItemRow, RemoveButton } from './CartItemRow.tsx'
import type { CartItemsModel } from './CartItemsModel.ts'
import styles from './CartLines.module.scss'

interface CartItemsProps {
  readonly model: CartItemsModel
  readonly label: string
  readonly onLeave?: () => void
}

/** Enough to fill the tallest mini cart: each row has three controls. */
const step = 10

export const CartItems = observer(function CartItems({ model, label, onLeave }: CartItemsProps) {
  const { t } = useTranslation('commerce')
  const { items, removing, updating, puttingBack, refused } = model
  const { shown, placeOf, end } = useIncrementalList(items, step)
  const fault = removing.fault ?? updating.fault ?? puttingBack.fault
  if (fault) throw fault.error
  const remove = async (item: CartItem) => {
    await model.remove(item)
    if (model.removal.state !== 'removed') return
    toasts.show(t('line.removed', { name: item.product.name }), () => void model.putBack(item))
  }
  return (
    <>
      {removing.failure && <FailureNotice failure={removing.failure} title={t('line.removeFailed')} of="writing" />}
      {puttingBack.failure && <FailureNotice failure={puttingBack.failure} title={t('line.putBackFailed')} of="writing" />}
      {updating.failure && <FailureNotice failure={updating.failure} title={t('line.quantityFailed')} of="writing" />}
      {refused !== undefined && (
        <Notice icon={CircleAlert} title={t('line.refused')} mild={true}>
          {refused !== '' && <p>{t('line.said', { words: refused })}</p>}
        </Notice>
      )}
      <ul className={styles['lines']} aria-label={label} data-lines={true}>
        {shown.map((item, index) => (
          <CartItemRow
            key={item.id}
            item={item}
            model={model}
            place={placeOf(index)}
            onRemove={() => void remove(item)}
            onLeave={onLeave}
          />
        ))}
        {end && <li ref={end} />}
        {model.unreadable.map((id, index) => (
          <li key={id ?? `missing-${index}`} className={styles['line']}>
            {t('line.unreadable')}
            {id !== undefined && <RemoveButton name={t('line.unreadable')} model={model} onRemove={() => void model.remove({ id })} />}
          </li>
        ))}
      </ul>
    </>
  )
})
