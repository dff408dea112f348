import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CartItem, ItemDetail } from '#domain/commerce/cart'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import type { ListPlace } from '#ui/kit/content/useIncrementalList.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePlanText } from '../add-to-cart/usePlanText.ts'
import { ProductName } from '../product-name/ProductName.tsx'
import { QuantityField } from '../quantity/QuantityField.tsx'
import type { CartItemsModel } from './CartItemsModel.ts'
import styles from './CartLines.module.scss'

interface CartItemRowProps {
  readonly item: CartItem
  readonly model: CartItemsModel
  readonly place: ListPlace
  readonly onRemove: () => void
  readonly onLeave: (() => void) | undefined
}

export const CartItemRow = observer(function CartItemRow({ item, model, place, onRemove, onLeave }: CartItemRowProps) {
  const { t } = useTranslation('commerce')
  const formats = useFormats()
  const { product, details, prices, problems, selection } = item
  const { name, picture } = product
  const { each, row } = model.shownPrices(item)
  const terms = usePlanText()(model.termsOf(item))
  const isChanging = model.quantityOf(item) !== item.quantity
  return (
    <li className={styles['line']} {...place}>
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
        {terms && <p className={styles['detail']}>{terms}</p>}
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
          value={model.quantityOf(item)}
          onChange={(quantity) => void model.setQuantity(item, quantity)}
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

function Detail({ detail: { label, values } }: { readonly detail: ItemDetail }) {
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
  readonly model: CartItemsModel
  readonly onRemove: () => void
}

export const RemoveButton = observer(function RemoveButton({ name, model, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('commerce')
  return (
    <IconButton label={t('line.remove', { name })} onPress={onRemove} isDisabled={model.removing.busy}>
      <Trash2 size={20} aria-hidden={true} />
    </IconButton>
  )
})
