import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { RecommendedGear } from '#domain/commerce/gear/gear'
import { isZero } from '#domain/commerce/money'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { PaymentForm } from '../club-payment/PaymentForm.tsx'
import { PaymentProgress } from '../club-payment/PaymentProgress.tsx'
import { QuotePanel } from '../club-payment/QuotePanel.tsx'
import styles from './GearScreen.module.scss'
import type { GearViewModel } from './GearViewModel.ts'

interface GearItemProps {
  readonly model: GearViewModel
  readonly gear: RecommendedGear
  readonly onChoose: (id: string) => void
}

export const GearItem = observer(function GearItem({ model, gear, onChoose }: GearItemProps) {
  const { t } = useTranslation('gear')
  const formats = useFormats()
  const { id, name, description, reason, coachName, quote, orderNumber } = gear
  const added = quote.lines.find(({ kind }) => kind === 'tax')
  const picture = model.pictures.value?.get(id)
  const isPaying = model.payment.open !== undefined
  return (
    <li className={styles['item']} data-gear={id}>
      <div className={styles['picture']}>
        {picture !== undefined && <img src={picture} alt="" width={400} height={400} decoding="async" />}
      </div>
      <div className={styles['about']}>
        <h2 className={styles['name']}>{name}</h2>
        {description !== undefined && <p className={styles['description']}>{description}</p>}
        {reason !== undefined && (
          <figure className={styles['reason']}>
            <blockquote>{reason}</blockquote>
            {coachName !== undefined && <figcaption>{coachName}</figcaption>}
          </figure>
        )}
      </div>
      <div className={styles['price']} data-part="price">
        <p>
          <span className={styles['amount']} data-amount={true}>
            {formats.money(quote.total)}
          </span>
          {added && <span className={styles['tax']}>{t('item.withTax', { tax: formats.money(added.amount) })}</span>}
        </p>
        {orderNumber !== undefined && <Badge kind="booked">{t('item.ordered', { number: orderNumber })}</Badge>}
        {orderNumber === undefined && model.chosen?.id !== id && !isPaying && (
          <Button onPress={() => onChoose(id)} aria-label={t('item.buyNamed', { name })}>
            {t('item.buy')}
          </Button>
        )}
      </div>
      <PaymentPart model={model} gear={gear} />
    </li>
  )
})

const PaymentPart = observer(function PaymentPart({ model, gear: { id, quote, tax } }: Omit<GearItemProps, 'onChoose'>) {
  const { payment } = model
  if (payment.open?.gearId === id) {
    return (
      <div className={styles['payment']}>
        <PaymentProgress payment={payment} onLook={() => void model.look()} />
      </div>
    )
  }
  if (model.chosen?.id !== id || payment.open) return null
  return (
    <div className={styles['payment']}>
      <QuotePanel quote={quote} tax={tax} />
      <PaymentForm payment={payment} total={quote.total} isByCard={!isZero(quote.total)} onPay={(card) => void model.pay(card)} />
    </div>
  )
})
