import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { type ClubOrder, isSetOpen } from '#domain/commerce/deposit/clubOrder'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { AddressBlock } from '../address/AddressBlock.tsx'
import { CardFields, cardIn } from '../checkout/CardFields.tsx'
import { CardNotices } from '../checkout/CardNotices.tsx'
import { BillingSelect } from './BillingSelect.tsx'
import { CodeForms } from './CodeForms.tsx'
import styles from './Deposit.module.scss'
import { DepositSummary } from './DepositSummary.tsx'
import type { DepositViewModel } from './DepositViewModel.ts'
import { MethodRows } from './MethodRows.tsx'

interface DepositFormProps {
  readonly model: DepositViewModel
  readonly order: ClubOrder
  readonly id: string
}

/** The step `select`. */
export const DepositForm = observer(function DepositForm({ model, order, id }: DepositFormProps) {
  const { t } = useTranslation('deposit')
  const { choices, card, methodKind, paying, refusal } = model
  const { placing, centre } = choices
  if (placing.fault) throw placing.fault.error
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void model.pay(cardIn(event.currentTarget))
  }
  return (
    <div className={styles['form']}>
      <p className={styles['note']}>
        {isSetOpen(order) ? t('dialog.empties') : t('dialog.placed', { number: order.placed?.number ?? order.id })}
      </p>
      {isSetOpen(order) && order.sets.length > 1 && <SetRows model={model} order={order} />}
      {placing.failure && (
        <FailureNotice
          failure={placing.failure}
          title={t('dialog.placesUnread')}
          onRetry={() => void placing.retry()}
          busy={placing.busy}
        />
      )}
      <BillingSelect model={model} />
      {centre && (
        <section aria-label={t('dialog.pickUp')} className={styles['place']}>
          <h3 className={styles['title']}>{t('dialog.pickUp')}</h3>
          <AddressBlock address={centre} />
        </section>
      )}
      <CodeForms model={model} order={order} />
      <DepositSummary model={model} />
      <form id={id} className={styles['form']} aria-label={t('payment.title')} onSubmit={pay} noValidate={true}>
        {methodKind === 'zero' ? <p className={styles['note']}>{t('payment.zero')}</p> : <MethodRows model={model} />}
        {methodKind === 'card' && <CardFields model={card} />}
      </form>
      <CardNotices model={card} />
      {(refusal === 'declined' || refusal === 'changed') && (
        <Notice icon={CircleAlert} title={t(`payment.${refusal}`)} mild={refusal === 'changed'}>
          {t(`payment.${refusal}Lead`)}
        </Notice>
      )}
      {paying.failure && (
        <FailureNotice
          failure={paying.failure}
          title={mayBeDone(paying.failure) ? t('payment.unconfirmed') : t('payment.failed')}
          of="writing"
        />
      )}
    </div>
  )
})

const SetRows = observer(function SetRows({ model, order }: Omit<DepositFormProps, 'id'>) {
  const { t } = useTranslation('deposit')
  const formats = useFormats()
  const rows = order.sets.map(({ id, name, total, deposit }) => ({
    value: id,
    label: name,
    note: t('dialog.setNote', { total: formats.money(total), deposit: formats.money(deposit) }),
  }))
  return <RadioRows label={t('dialog.set')} rows={rows} value={model.choices.set?.id} onChange={(id) => void model.chooseSet(id)} />
})
