import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isZero, type Money } from '#domain/commerce/money'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import panel from '../totals/TotalsPanel.module.scss'
import type { DepositViewModel } from './DepositViewModel.ts'

/** What pays the deposit. */
export const DepositSummary = observer(function DepositSummary({ model }: { readonly model: DepositViewModel }) {
  const { t } = useTranslation('deposit')
  const formats = useFormats()
  const { sums } = model
  if (!sums) return null
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
        {row('deposit', sums.deposit)}
        {row('coupon', sums.coupon)}
        {row('giftCode', sums.giftCode)}
        {row('due', sums.due)}
      </dl>
    </section>
  )
})
