import { useTranslation } from 'react-i18next'
import type { Cart } from '#domain/commerce/cart'
import { totalsOf } from '#domain/commerce/cartTotals'
import { type Money, times } from '#domain/commerce/money'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './CartScreen.module.scss'

interface CartSumsProps {
  readonly cart: Cart
  /** Sums are the shop's alone: while it reckons, those that stand here are not the last. */
  readonly isPending: boolean
}

export function CartSums({ cart, isPending }: CartSumsProps) {
  const { t } = useTranslation('cart')
  const { rows, total, includedTaxes } = totalsOf(cart.prices)
  return (
    <section className={styles['panel']} aria-label={t('sums.title')} aria-busy={isPending}>
      <h2 className={styles['heading']}>{t('sums.title')}</h2>
      <dl className={classes(styles['rows'], isPending && styles['pending'])}>
        {rows.map(({ kind, label, amount }) => (
          <Row key={kind + label} label={t(`sums.${kind}`, { label })} amount={amount} />
        ))}
        <div className={classes(styles['row'], styles['total'])}>
          <dt>{t('sums.total')}</dt>
          <dd data-total={true}>{isPending ? t('sums.pending') : <Amount money={total} />}</dd>
        </div>
        {includedTaxes.map(({ label, amount }) => (
          <Row key={label} label={t('sums.taxIncluded', { label })} amount={amount} />
        ))}
      </dl>
    </section>
  )
}

interface RowProps {
  readonly label: string
  readonly amount: Money
}

function Row({ label, amount }: RowProps) {
  const isTaken = amount.minor < 0
  return (
    <div className={styles['row']}>
      <dt>{label}</dt>
      <dd>
        {isTaken && '−'}
        <Amount money={isTaken ? times(amount, -1) : amount} />
      </dd>
    </div>
  )
}

function Amount({ money }: { readonly money: Money }) {
  return <>{useFormats().money(money)}</>
}
