import { useTranslation } from 'react-i18next'
import type { Purchase } from '#domain/commerce/purchases/purchase'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { pathOfPurchase } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './PurchasesScreen.module.scss'

interface PurchaseRowProps {
  readonly purchase: Purchase
  readonly day: Temporal.PlainDate
  /** In a family: for whom it was bought. */
  readonly isNamed: boolean
}

export function PurchaseRow({ purchase, day, isNamed }: PurchaseRowProps) {
  const { t } = useTranslation('purchases')
  const formats = useFormats()
  const { requestId, orderNumber, total, studentName, kind = 'other', names, isRefunded } = purchase
  return (
    <li className={styles['purchase']} data-purchase={orderNumber}>
      <div className={styles['about']}>
        <p className={styles['name']} data-part="name">
          {names.length > 0 ? joinFacts(...names) : t(`kind.${kind}`)}
        </p>
        <p className={styles['facts']}>
          <time dateTime={day.toString()}>{formats.shortDate(day)}</time>
          <span>{t(`kind.${kind}`)}</span>
          {isNamed && <span data-part="student">{studentName}</span>}
          <span>{t('list.order', { number: orderNumber })}</span>
          {isRefunded && <Badge kind="past">{t('list.refunded')}</Badge>}
        </p>
      </div>
      <span className={styles['total']} data-amount={true}>
        {formats.money(total)}
      </span>
      <ButtonLink variant="outline" href={pathOfPurchase(requestId)} aria-label={t('list.receiptFor', { number: orderNumber })}>
        {t('list.receipt')}
      </ButtonLink>
    </li>
  )
}
