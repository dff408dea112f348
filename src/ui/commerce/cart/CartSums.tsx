import { useTranslation } from 'react-i18next'
import type { Cart } from '#domain/commerce/cart'
import { isZero, type Money } from '#domain/commerce/money'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './CartScreen.module.scss'

interface CartSumsProps {
  readonly cart: Cart
  /** Sums are the shop's alone: while it reckons, those that stand here are not the last. */
  readonly isPending: boolean
}

export function CartSums({ cart: { prices }, isPending }: CartSumsProps) {
  const { t } = useTranslation('cart')
  return (
    <section className={styles['panel']} aria-label={t('sums.title')} aria-busy={isPending}>
      <h2 className={styles['heading']}>{t('sums.title')}</h2>
      <dl className={classes(styles['rows'], isPending && styles['pending'])}>
        <Row label={t('sums.subtotal')} amount={prices.subtotalWithoutTax} />
        {prices.discounts.map(({ label, amount }) => (
          <Row key={label} label={t('sums.discount', { label })} amount={amount} isTaken={true} />
        ))}
        {prices.shipping && <Row label={t('sums.shipping')} amount={prices.shipping} />}
        {prices.taxes.map(({ label, amount }) => (
          <Row key={label} label={t('sums.tax', { label })} amount={amount} />
        ))}
        {prices.giftCodes && !isZero(prices.giftCodes) && <Row label={t('sums.gift')} amount={prices.giftCodes} isTaken={true} />}
        <div className={classes(styles['row'], styles['total'])}>
          <dt>{t('sums.total')}</dt>
          <dd data-total={true}>{isPending ? t('sums.pending') : <Amount money={prices.grandTotal} />}</dd>
        </div>
      </dl>
    </section>
  )
}

interface RowProps {
  readonly label: string
  readonly amount: Money
  readonly isTaken?: boolean
}

function Row({ label, amount, isTaken = false }: RowProps) {
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>
        {isTaken && '−'}
        <Amount money={amount} />
      </dd>
    </div>
  )
}

function Amount({ money }: { readonly money: Money }) {
  return <>{useFormats().money(money)}</>
}
