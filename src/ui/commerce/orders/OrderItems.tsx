import { CircleAlert, FileDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { multiplied } from '#domain/commerce/money'
import type { Order, OrderItem } from '#domain/commerce/order'
import { useFormats } from '#ui/shell/useFormats.ts'
import { ProductName } from '../product-name/ProductName.tsx'
import styles from './OrderItems.module.scss'
import type { OrderViewModel } from './OrderViewModel.ts'
import { Thumbnail } from './Thumbnails.tsx'

interface OrderItemsProps {
  readonly order: Order
  readonly model: OrderViewModel
}

export function OrderItems({ order, model }: OrderItemsProps) {
  const { t } = useTranslation('orders')
  return (
    <section aria-label={t('detail.items')}>
      <h2 className={styles['title']}>{t('detail.items')}</h2>
      <ul className={styles['items']}>
        {order.items.map((item) => (
          <Item key={item.id} item={item} model={model} />
        ))}
      </ul>
    </section>
  )
}

const Item = observer(function Item({ item, model }: { readonly item: OrderItem; readonly model: OrderViewModel }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { id, name, urlKey, sku, quantity, shipped, price, picture, returnability } = item
  const problem = model.problemOf(id)
  return (
    <li className={styles['item']} data-item={sku}>
      <Thumbnail picture={picture} />
      <div className={styles['what']}>
        <h3 className={styles['name']}>
          <ProductName name={name} urlKey={urlKey} />
        </h3>
        <p className={styles['detail']}>{t('detail.sku', { sku })}</p>
        <Options item={item} />
        <Choices item={item} />
        {shipped > 0 && <p className={styles['detail']}>{t('detail.shipped', { count: shipped, total: quantity })}</p>}
        {returnability?.reason && (
          <p className={styles['detail']} data-no-return={returnability.reason}>
            {t(`returns.${returnability.reason}`)}
          </p>
        )}
        {problem && (
          <p className={styles['problem']} data-problem={problem.code}>
            <CircleAlert size={16} aria-hidden={true} />
            {t(`reasons.${problem.code}`)}
          </p>
        )}
      </div>
      <p className={styles['sums']}>
        <span className={styles['row']}>{formats.money(multiplied(price, quantity))}</span>
        <span className={styles['detail']}>{t('detail.pieces', { quantity: formats.number(quantity), price: formats.money(price) })}</span>
      </p>
    </li>
  )
})

function Options({ item: { options, gift } }: { readonly item: OrderItem }) {
  const { t } = useTranslation('orders')
  const { recipientName: name, recipientEmail: email, message } = gift ?? {}
  return (
    <>
      {options.map(({ label, value }) => (
        <p key={`${label} ${value}`} className={styles['detail']} data-option={`${label}: ${value}`}>
          {t('detail.option', { label, value })}
        </p>
      ))}
      {name !== undefined && (
        <p className={styles['detail']} data-recipient={name}>
          {email ? t('detail.giftByEmail', { name, email }) : t('detail.gift', { name })}
        </p>
      )}
      {message && <p className={styles['detail']}>{t('detail.giftMessage', { message })}</p>}
    </>
  )
}

function Choices({ item: { choices, downloads } }: { readonly item: OrderItem }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  return (
    <>
      {choices.length > 0 && (
        <dl className={styles['choices']}>
          {choices.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map((value) => (
                <dd key={value.id} data-part={value.name}>
                  {t('detail.choice', { quantity: formats.number(value.quantity), name: value.name, price: formats.money(value.price) })}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {downloads.length > 0 && (
        <ul className={styles['files']} aria-label={t('detail.downloads')}>
          {downloads.map(({ id, title }) => (
            <li key={id}>
              <FileDown size={16} aria-hidden={true} />
              {title}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
