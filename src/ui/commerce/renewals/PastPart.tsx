import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RenewalOffer } from '#domain/commerce/renewals/offer'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './RenewalsScreen.module.scss'

interface PastPartProps {
  readonly offer: RenewalOffer
  readonly isJapan: boolean
}

/** Earlier orders in Japan, and gift codes used before. */
export function PastPart({ offer: { orders, giftCodeUsage }, isJapan }: PastPartProps) {
  const { t } = useTranslation('renewals')
  const formats = useFormats()
  const id = useId()
  const codes = giftCodeUsage.map(({ giftCode, amount }) => ({ id: giftCode, name: giftCode, note: undefined, amount }))
  const ordered = orders.map(({ number, orderedOn, names, total }) => ({
    ...{ id: number, amount: total, name: joinFacts(...names) },
    note: joinFacts(t('done.number', { number }), formats.shortDate(orderedOn)),
  }))
  const rows = isJapan ? ordered : codes
  if (rows.length === 0 && !isJapan) return null
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {isJapan ? t('past.title') : t('codes.used')}
      </h2>
      {rows.length === 0 && <p className={styles['note']}>{t('past.none')}</p>}
      <ul className={styles['plans']}>
        {rows.map((row) => (
          <li key={row.id} className={styles['plan']}>
            <span>
              <span data-part="name" className={styles['name']}>
                {row.name}
              </span>
              {row.note && <span className={styles['note']}>{row.note}</span>}
            </span>
            <span className={styles['price']} data-amount={true}>
              {formats.money(row.amount)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
