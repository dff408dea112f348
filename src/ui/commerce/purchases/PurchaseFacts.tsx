import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Purchase } from '#domain/commerce/purchases/purchase'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './PurchaseScreen.module.scss'
import type { PurchaseViewModel } from './PurchaseViewModel.ts'

interface PurchaseFactsProps {
  readonly model: PurchaseViewModel
  readonly purchase: Purchase
}

export const PurchaseFacts = observer(function PurchaseFacts({ model, purchase }: PurchaseFactsProps) {
  const { t } = useTranslation('purchases')
  const formats = useFormats()
  const { day } = model
  const { names, orderNumber, studentName, total, isRefunded } = purchase
  return (
    <dl className={styles['facts']}>
      {names.length > 0 && <Fact name={t('facts.items')}>{joinFacts(...names)}</Fact>}
      <Fact name={t('facts.number')}>{orderNumber}</Fact>
      {day && <Fact name={t('facts.date')}>{formats.shortDate(day)}</Fact>}
      <Fact name={t('facts.player')}>{studentName}</Fact>
      <Fact name={t('facts.total')}>{formats.money(total)}</Fact>
      {isRefunded && <Fact name={t('list.refunded')}>{formats.money(total)}</Fact>}
    </dl>
  )
})

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
