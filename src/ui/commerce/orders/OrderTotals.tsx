import { useTranslation } from 'react-i18next'
import { isZero, type Money, times, unitsOf } from '#domain/commerce/money'
import type { OrderTotals as Totals } from '#domain/commerce/order'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './OrderTotals.module.scss'

/** What it came to. Taxes that are in the prices already are told below the sum. */
export function OrderTotals({ totals }: { readonly totals: Totals }) {
  const { t } = useTranslation('orders')
  const { subtotal, discounts, shipping, taxes, total, isTaxIncluded } = totals
  const formats = useFormats()
  const taxRows = taxes.map(({ title, rate, amount }) => (
    <Row key={title} name={t(isTaxIncluded ? 'totals.taxIn' : 'totals.tax', { title, rate: formats.number(rate) })} amount={amount} />
  ))
  return (
    <section aria-label={t('totals.title')}>
      <h2 className={styles['title']}>{t('totals.title')}</h2>
      <dl className={styles['totals']}>
        <Row name={t('totals.subtotal')} amount={subtotal} />
        {discounts.map(({ label, amount }) => (
          <Row key={label} name={t('totals.discount', { label })} amount={times(amount, -1)} />
        ))}
        <Row name={t('totals.shipping')} amount={shipping} free={t('totals.free')} />
        {!isTaxIncluded && taxRows}
        <div className={styles['grand']}>
          <dt>{t('totals.total')}</dt>
          <dd>
            <data value={figureOf(total)}>{formats.money(total)}</data>
          </dd>
        </div>
        {isTaxIncluded && taxRows}
      </dl>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly amount: Money
  /** Said where it costs nothing. */
  readonly free?: string
}

function Row({ name, amount, free }: RowProps) {
  const formats = useFormats()
  return (
    <div className={styles['row']}>
      <dt>{name}</dt>
      <dd>{free !== undefined && isZero(amount) ? free : formats.money(amount)}</dd>
    </div>
  )
}

/** For machines, as `USD 12.5`. */
function figureOf(money: Money): string {
  return `${money.currency} ${unitsOf(money)}`
}
