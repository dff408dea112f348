import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '#domain/commerce/money'
import type { TotalRow, Totals } from '#domain/commerce/totals'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './TotalsPanel.module.scss'
import { type TotalTexts, useTotalText } from './useTotalText.ts'

interface TotalsPanelProps {
  readonly totals: Totals
  readonly texts: TotalTexts
  readonly isPending?: boolean
  readonly why?: ReactNode
}

export function TotalsPanel({ totals: { rows, total, includedTaxes }, texts, isPending = false, why }: TotalsPanelProps) {
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
      {!isPending && why}
    </section>
  )
}

interface RowProps {
  readonly row: TotalRow
  readonly texts: TotalTexts
  readonly isIncluded?: boolean
}

function Row({ row, texts, isIncluded = false }: RowProps) {
  const { label, amount } = useTotalText(texts)
  return (
    <div className={styles['row']} data-sum={row.kind}>
      <dt>{label(row, isIncluded)}</dt>
      <dd>{amount(row)}</dd>
    </div>
  )
}
