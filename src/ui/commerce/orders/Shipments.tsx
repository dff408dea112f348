import { Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Shipment } from '#domain/commerce/order'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './OrderItems.module.scss'

export function Shipments({ shipments }: { readonly shipments: readonly Shipment[] }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  return (
    <section aria-label={t('detail.shipments')} className={styles['section']}>
      <h2 className={styles['title']}>{t('detail.shipments')}</h2>
      {shipments.map(({ number, items, tracking }) => (
        <div key={number} className={styles['shipment']}>
          <Truck size={24} aria-hidden={true} />
          <div className={styles['what']}>
            <h3 className={styles['name']}>{t('detail.shipment', { number })}</h3>
            {tracking.map((parcel) => (
              <p key={parcel.number ?? parcel.title} data-tracking={parcel.number}>
                {parcel.number === undefined ? parcel.title : t('detail.tracking', { carrier: parcel.title, number: parcel.number })}
              </p>
            ))}
            <p className={styles['detail']}>
              {items.map(({ name, quantity }) => t('detail.piecesOf', { quantity: formats.number(quantity), name })).join(t('list.comma'))}
            </p>
          </div>
        </div>
      ))}
    </section>
  )
}
