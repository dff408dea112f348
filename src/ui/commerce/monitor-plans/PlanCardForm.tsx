import { Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import type { TypedCard } from '#domain/commerce/card'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import type { Task } from '#ui/shell/Task.ts'
import { CardFields, cardIn } from '../checkout/CardFields.tsx'
import { CardNotices } from '../checkout/CardNotices.tsx'
import type { CardModel } from '../payment/CardModel.ts'
import styles from './MonitorPlans.module.scss'

interface PlanCardFormProps {
  readonly label: string
  readonly card: CardModel
  readonly task: Task
  readonly mayPay: boolean
  readonly action: string
  readonly failed: string
  readonly unconfirmed: string
  readonly children?: ReactNode
  readonly onPay: (card: TypedCard | undefined) => Promise<void>
}

/** The fields of the shop's checkout, without a cart. */
export const PlanCardForm = observer(function PlanCardForm(props: PlanCardFormProps) {
  const { label, card, task, mayPay, action, failed, unconfirmed, children, onPay } = props
  const { t } = useTranslation('monitorPlans')
  if (task.fault) throw task.fault.error
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onPay(cardIn(event.currentTarget))
  }
  if (!mayPay) {
    return (
      <Notice icon={Lock} title={t('card.byTicket')} mild={true}>
        {t('card.byTicketLead')}
      </Notice>
    )
  }
  return (
    <div data-part="card">
      <form className={styles['form']} aria-label={label} onSubmit={submit} noValidate={true}>
        <CardFields model={card} isKept={true} />
        <CardNotices model={card} />
        {children}
        {task.failure && <FailureNotice failure={task.failure} title={mayBeDone(task.failure) ? unconfirmed : failed} of="writing" />}
        <Button type="submit" size="large" busy={task.busy} busyLabel={t('buy.busy')}>
          {action}
        </Button>
      </form>
    </div>
  )
})
