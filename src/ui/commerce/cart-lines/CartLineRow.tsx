import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CartLine, LineDetail } from '#domain/commerce/cart'
import { classes } from '#ui/kit/classes.ts'
import { IconButton } from '#ui/kit/IconButton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { ProductName } from '../product-name/ProductName.tsx'
import { QuantityField } from '../quantity/QuantityField.tsx'
import styles from './CartLines.module.scss'
import type { CartLinesModel } from './CartLinesModel.ts'

interface CartLineRowProps {
  readonly line: CartLine
  readonly model: CartLinesModel
  readonly onRemove: () => void
  readonly onLeave: (() => void) | undefined
}

export const CartLineRow = observer(function CartLineRow({ line, model, onRemove, onLeave }: CartLineRowProps) {
  const { t } = useTranslation('commerce')
  const formats = useFormats()
  const { product, details, prices, problems, selection } = line
  const { name, picture } = product
  const { each, row } = model.shownPrices(line)
  const isChanging = model.quantityOf(line) !== line.quantity
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>{picture && <img src={picture.url} alt="" loading="lazy" />}</div>
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <ProductName name={name} urlKey={product.urlKey} onPress={onLeave} />
        </h3>
        {details.map((detail) => (
          <Detail key={detail.label} detail={detail} />
        ))}
        {selection.gift?.recipientName && <p className={styles['detail']}>{t('line.for', { name: selection.gift.recipientName })}</p>}
        {selection.gift?.design && <p className={styles['detail']}>{t('line.design', { name: selection.gift.design.name })}</p>}
        <p className={styles['each']}>{t('line.each', { price: formats.money(each) })}</p>
        {prices.fixedTaxes.map(({ label, amount }) => (
          <p key={label} className={styles['detail']}>
            {t('line.fixedTax', { label, amount: formats.money(amount) })}
          </p>
        ))}
        {problems.length > 0 && <p className={styles['problem']}>{problems.includes('quantity') ? t('line.short') : t('line.problem')}</p>}
      </div>
      <div className={styles['controls']}>
        <QuantityField
          value={model.quantityOf(line)}
          onChange={(quantity) => void model.setQuantity(line, quantity)}
          label={t('line.quantity', { name })}
          fewer={t('line.fewer')}
          more={t('line.more')}
        />
        <RemoveButton name={name} model={model} onRemove={onRemove} />
      </div>
      <p className={classes(styles['sum'], isChanging && styles['pending'])} title={isChanging ? t('line.pending') : undefined}>
        {formats.money(row)}
      </p>
    </li>
  )
})

function Detail({ detail: { label, values } }: { readonly detail: LineDetail }) {
  const { t } = useTranslation('commerce')
  const texts = values.map(({ text, quantity }) => (quantity === undefined ? text : t('line.times', { count: quantity, text })))
  return (
    <p className={styles['detail']}>
      <span className={styles['label']}>{label}</span> {texts.join(', ')}
    </p>
  )
}

interface RemoveButtonProps {
  readonly name: string
  readonly model: CartLinesModel
  readonly onRemove: () => void
}

export const RemoveButton = observer(function RemoveButton({ name, model, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('commerce')
  return (
    <IconButton label={t('line.remove', { name })} onPress={onRemove} isDisabled={model.removing.busy} data-remove={true}>
      <Trash2 size={20} aria-hidden={true} />
    </IconButton>
  )
})
