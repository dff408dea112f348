import { observer } from 'mobx-react-lite'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useTranslation } from 'react-i18next'
import type { Tier } from '#domain/commerce/product'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './AddToCart.module.scss'
import { FieldGroup } from './FieldGroup.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'

export const PriceTiers = observer(function PriceTiers({ choosing }: { readonly choosing: ProductConfigurator }) {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  const { product, tier, listed } = choosing
  if (product.tiers.length === 0) return null
  const cell = (quantity: number, price: string, saving: string, isReached: boolean) => (
    <ToggleButton
      key={quantity}
      className={classes(styles['tier'])}
      isSelected={isReached}
      onChange={() => choosing.setQuantity(quantity)}
      data-tier={quantity}
    >
      <span className={styles['pieces']}>{t('tier.from', { count: quantity })}</span>
      <strong>{price}</strong>
      <span>{saving}</span>
    </ToggleButton>
  )
  const savingOf = ({ amountOff, percentOff }: Tier) =>
    t('tier.saving', { amount: formats.money(amountOff), percent: formats.number(Math.round(percentOff * 10) / 10) })
  return (
    <FieldGroup label={t('tier.title')}>
      <div className={styles['tiers']}>
        {cell(1, formats.money(listed.final), t('tier.each'), tier === undefined)}
        {product.tiers
          .toSorted((one, other) => one.quantity - other.quantity)
          .map((each) => cell(each.quantity, formats.money(each.price), savingOf(each), each === tier))}
      </div>
    </FieldGroup>
  )
})
