import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '#domain/commerce/cart'
import { useIncrementalList } from '#ui/kit/content/useIncrementalList.ts'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
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

/** After a removal, the focus moves to the next item. */
export const CartItems = observer(function CartItems({ model, label, onLeave }: CartItemsProps) {
  const { t } = useTranslation('commerce')
  const list = useRef<HTMLUListElement>(null)
  const { items, removing, updating, puttingBack } = model
  const { shown, placeOf, end } = useIncrementalList(items, step)
  const fault = removing.fault ?? updating.fault ?? puttingBack.fault
  if (fault) throw fault.error
  const remove = async (item: CartItem) => {
    const index = items.indexOf(item)
    await model.remove(item)
    if (model.removal.state !== 'removed') return
    focusNear(list.current, index)
    toasts.show(t('line.removed', { name: item.product.name }), () => void model.putBack(item))
  }
  return (
    <>
      {removing.failure && <FailureNotice failure={removing.failure} title={t('line.removeFailed')} of="writing" />}
      {puttingBack.failure && <FailureNotice failure={puttingBack.failure} title={t('line.putBackFailed')} of="writing" />}
      {updating.failure && (
        <FailureNotice
          failure={updating.failure}
          title={updating.failure.kind === 'rejected' ? t('line.refused') : t('line.quantityFailed')}
          of="writing"
        />
      )}
      <ul ref={list} tabIndex={-1} className={styles['lines']} aria-label={label} data-lines={true}>
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
        {model.unreadable.map((id) => (
          <li key={id} className={styles['line']}>
            {t('line.unreadable')}
            <RemoveButton name={t('line.unreadable')} model={model} onRemove={() => void model.remove({ id })} />
          </li>
        ))}
      </ul>
    </>
  )
})

function focusNear(list: HTMLUListElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
  const near = buttons[Math.min(index, buttons.length - 1)]
  if (near) near.focus()
  else list?.focus()
}
