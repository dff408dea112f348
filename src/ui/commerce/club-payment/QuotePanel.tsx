import { useTranslation } from 'react-i18next'
import type { Quote, QuoteLine } from '#domain/commerce/club-payment/quote'
import { multiplied } from '#domain/commerce/money'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from '../totals/TotalsPanel.module.scss'

interface QuotePanelProps {
  readonly quote: Pick<Quote, 'lines' | 'total'>
  /** Per cent. */
  readonly tax: number
  /** A new price is being computed. */
  readonly isPending?: boolean
}

/** Every line as the club returned it; nothing is added here. */
export function QuotePanel({ quote: { lines, total }, tax, isPending = false }: QuotePanelProps) {
  const { t } = useTranslation('clubPayment')
  const formats = useFormats()
  const included = lines.filter(({ kind }) => kind === 'included-tax')
  const row = (line: QuoteLine) => <Row key={line.kind + line.label} line={line} tax={tax} />
  return (
    <section className={styles['panel']} aria-label={t('sums.title')} aria-busy={isPending}>
      <h2 className={styles['heading']}>{t('sums.title')}</h2>
      <dl className={classes(styles['rows'], isPending && styles['pending'])}>
        {lines.filter((line) => !included.includes(line)).map(row)}
        <div className={classes(styles['row'], styles['total'])} data-line="total">
          <dt>{t('sums.total')}</dt>
          <dd data-amount={!isPending || undefined}>{isPending ? t('sums.pending') : formats.money(total)}</dd>
        </div>
        {included.map(row)}
      </dl>
    </section>
  )
}

function Row({ line: { kind, label, amount }, tax }: { readonly line: QuoteLine; readonly tax: number }) {
  const { t } = useTranslation('clubPayment')
  const formats = useFormats()
  const isTaken = amount.minor < 0
  const name = kind === 'plan' || kind === 'gear' ? label : t(`sums.${kind}`, { label, rate: formats.number(tax) })
  return (
    <div className={styles['row']} data-line={kind}>
      <dt>{name}</dt>
      <dd data-amount={true}>
        {isTaken && '−'}
        {formats.money(isTaken ? multiplied(amount, -1) : amount)}
      </dd>
    </div>
  )
}
