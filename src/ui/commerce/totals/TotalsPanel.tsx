import { useTranslation } from 'react-i18next'
import { isZero, multiplied, unitsOf } from '#domain/commerce/money'
import type { TotalRow, Totals } from '#domain/commerce/totals'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './TotalsPanel.module.scss'

type Texts = 'cart' | 'orders'

interface TotalsPanelProps {
  readonly totals: Totals
  readonly texts: Texts
  readonly isPending?: boolean
}

export function TotalsPanel({ totals: { rows, total, includedTaxes }, texts, isPending = false }: TotalsPanelProps) {
  const { t } = useTranslation(texts)
  const formats = useFormats()
  return (
    <section className={styles['panel']} aria-label={t('sums.title')} aria-busy={isPending}>
      <h2 className={styles['heading']}>{t('sums.title')}</h2>
      <dl className={classes(styles['rows'], isPending && styles['pending'])}>
        {rows.map((row) => (
          <Row key={row.kind + row.label} row={row} texts={texts} />
        ))}
        <div className={classes(styles['row'], styles['total'])}>
          <dt>{t('sums.total')}</dt>
          <dd data-total={true}>
            {isPending ? t('sums.pending') : <data value={`${total.currency} ${unitsOf(total)}`}>{formats.money(total)}</data>}
          </dd>
        </div>
        {includedTaxes.map((tax) => (
          <Row key={tax.label} row={tax} texts={texts} isIncluded={true} />
        ))}
      </dl>
    </section>
  )
}

interface RowProps {
  readonly row: TotalRow
  readonly texts: Texts
  readonly isIncluded?: boolean
}

function Row({ row, texts, isIncluded }: RowProps) {
  const { t } = useTranslation(texts)
  const formats = useFormats()
  const { kind, rate, amount } = row
  const label = rate === undefined ? row.label : t('sums.taxAt', { label: row.label, rate: formats.number(rate) })
  const isTaken = amount.minor < 0
  return (
    <div className={styles['row']} data-sum={kind}>
      <dt>{t(isIncluded ? 'sums.taxIncluded' : `sums.${kind}`, { label })}</dt>
      <dd>
        {isTaken && '−'}
        {kind === 'shipping' && isZero(amount) ? t('sums.free') : formats.money(isTaken ? multiplied(amount, -1) : amount)}
      </dd>
    </div>
  )
}
