import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { restOf } from '#domain/commerce/deposit/clubOrder'
import { isZero, type Money } from '#domain/commerce/money'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import panel from '../totals/TotalsPanel.module.scss'
import type { DepositViewModel } from './DepositViewModel.ts'

/** The price of the clubs, the payments of the deposit, and the balance. */
export const DepositSummary = observer(function DepositSummary({ model }: { readonly model: DepositViewModel }) {
  const { t } = useTranslation('deposit')
  const formats = useFormats()
  const names = useTranslation('clubSums').t
  const { sums } = model
  const { set } = model.choices
  if (!sums || !set) return null
  const { tax, total } = set
  const clubs = (line: 'tax' | 'taxIncluded' | 'total' | 'rest', amount: Money, label = '') => (
    <div className={panel['row']} data-sum={line}>
      <dt>{names(line, { label })}</dt>
      <dd>{formats.money(amount)}</dd>
    </div>
  )
  const row = (line: 'deposit' | 'coupon' | 'giftCode' | 'due', amount: Money) => {
    const isTaken = line === 'coupon' || line === 'giftCode'
    if (isTaken && isZero(amount)) return null
    return (
      <div className={classes(panel['row'], line === 'due' && panel['total'])} data-line={line}>
        <dt>{t(`sums.${line}`)}</dt>
        <dd data-amount={true}>
          {isTaken && '−'}
          {formats.money(amount)}
        </dd>
      </div>
    )
  }
  return (
    <section className={panel['panel']} aria-label={t('sums.title')}>
      <dl className={panel['rows']}>
        {tax && !tax.isIncluded && clubs('tax', tax.amount, tax.label)}
        {clubs('total', total)}
        {tax?.isIncluded && clubs('taxIncluded', tax.amount, tax.label)}
        {row('deposit', sums.deposit)}
        {row('coupon', sums.coupon)}
        {row('giftCode', sums.giftCode)}
        {row('due', sums.due)}
        {clubs('rest', restOf(set))}
      </dl>
    </section>
  )
})
