import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#domain/commerce/cart'
import { FailureNotice } from '#ui/kit/FailureNotice.tsx'
import { toasts } from '#ui/kit/toasts.ts'
import { CartLineRow, RemoveButton } from './CartLineRow.tsx'
import styles from './CartLines.module.scss'
import type { CartLinesModel } from './CartLinesModel.ts'

interface CartLinesProps {
  readonly model: CartLinesModel
  readonly label: string
  /** On the way from a line to its product's page. */
  readonly onLeave?: () => void
}

/** The lines of the cart. Where one is removed, focus goes to the next one's. */
export const CartLines = observer(function CartLines({ model, label, onLeave }: CartLinesProps) {
  const { t } = useTranslation('commerce')
  const list = useRef<HTMLUListElement>(null)
  const { lines, removing, updating, puttingBack } = model
  const fault = removing.fault ?? updating.fault ?? puttingBack.fault
  if (fault) throw fault.error
  const remove = async (line: CartLine) => {
    const index = lines.indexOf(line)
    await model.remove(line)
    if (model.removal.state !== 'removed') return
    focusNear(list.current, index)
    toasts.show(t('line.removed', { name: line.product.name }), () => void model.putBack(line))
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
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} model={model} onRemove={() => void remove(line)} onLeave={onLeave} />
        ))}
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

/** The button that took the focus along is gone: the one that stands in its place has it, else the list. */
function focusNear(list: HTMLUListElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
  const near = buttons[Math.min(index, buttons.length - 1)]
  if (near) near.focus()
  else list?.focus()
}
