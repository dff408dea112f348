import { useTranslation } from 'react-i18next'
import type { ClubTax, UsedCode } from '#domain/commerce/deposit/clubOrder'
import type { Money } from '#domain/commerce/money'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './ClubSums.module.scss'

interface ClubSumsProps {
  readonly total: Money
  readonly tax: ClubTax | undefined
  readonly deposit: Money
  readonly coupons?: readonly UsedCode[]
  readonly giftCodes?: readonly UsedCode[]
  readonly paid?: Money | undefined
  readonly rest: Money | undefined
}

/** The statement of custom-fit clubs: what they cost with tax, what pays the deposit, and what is left. */
export function ClubSums({ total, tax, deposit, coupons = [], giftCodes = [], paid, rest }: ClubSumsProps) {
  const { t } = useTranslation('clubSums')
  return (
    <dl className={styles['sums']}>
      {tax && !tax.isIncluded && <Sum line="tax" name={t('tax', { label: tax.label })} amount={tax.amount} />}
      <Sum line="total" name={t('total')} amount={total} />
      {tax?.isIncluded && <Sum line="tax" name={t('taxIncluded', { label: tax.label })} amount={tax.amount} isPart={true} />}
      <Sum line="deposit" name={t('deposit')} amount={deposit} />
      {giftCodes.map(({ code, amount }) => (
        <Sum key={code} line="giftCode" name={t('giftCode', { code })} amount={amount} isTakenOff={true} />
      ))}
      {coupons.map(({ code, amount }) => (
        <Sum key={code} line="coupon" name={t('coupon', { code })} amount={amount} isTakenOff={true} />
      ))}
      {paid && <Sum line="paid" name={t('paid')} amount={paid} />}
      {rest && <Sum line="rest" name={t('rest')} amount={rest} />}
    </dl>
  )
}

interface SumProps {
  readonly line: string
  readonly name: string
  readonly amount: Money
  readonly isTakenOff?: boolean
  readonly isPart?: boolean
}

function Sum({ line, name, amount, isTakenOff = false, isPart = false }: SumProps) {
  const formats = useFormats()
  return (
    <div className={classes(styles['sum'], isPart && styles['part'])} data-sum={line}>
      <dt>{name}</dt>
      <dd>
        <data value={`${amount.minor} ${amount.currency}`}>
          {isTakenOff && '−'}
          {formats.money(amount)}
        </data>
      </dd>
    </div>
  )
}
