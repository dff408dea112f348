import { CircleCheck, Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClubOrder } from '#domain/commerce/deposit/clubOrder'
import { isZero } from '#domain/commerce/money'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { BankDialog } from '../payment/BankDialog.tsx'
import { PaidSum } from '../payment/PaidSum.tsx'
import styles from './Deposit.module.scss'
import { DepositForm } from './DepositForm.tsx'
import { DepositProgress } from './DepositProgress.tsx'
import type { DepositViewModel } from './DepositViewModel.ts'
import { ErrorStep } from './ErrorStep.tsx'

interface DepositDialogProps {
  readonly model: DepositViewModel
  readonly onClose: () => void
}

/** The payment modal of an order of custom-fit clubs. `model.open(id)` opens it. */
export const DepositDialog = observer(function DepositDialog({ model, onClose }: DepositDialogProps) {
  const { t } = useTranslation('deposit')
  const form = useId()
  const { choices, paying, step, sums, orderId } = model
  if (paying.fault) throw paying.fault.error
  return (
    <>
      <Dialog
        isOpen={model.isOpen}
        onClose={onClose}
        isDismissable={!paying.busy}
        title={t('dialog.title')}
        kicker={orderId}
        actions={
          <>
            <Button variant="outline" isDisabled={paying.busy} onPress={onClose}>
              {step === 'error-order' ? t('errors.back') : t('dialog.close')}
            </Button>
            <PayButton model={model} form={form} />
          </>
        }
      >
        <LoadedView loaded={choices.reading} skeleton={<Skeleton lines={6} />} failed={t('dialog.unread')}>
          {({ order }) => <DepositSteps model={model} order={order} form={form} />}
        </LoadedView>
      </Dialog>
      {sums && <BankDialog model={model.card} total={sums.due} />}
    </>
  )
})

interface DepositStepsProps {
  readonly model: DepositViewModel
  readonly order: ClubOrder | undefined
  readonly form: string
}

/** The form stays mounted in an error step, so that a card needn't be typed again. */
const DepositSteps = observer(function DepositSteps({ model, order, form }: DepositStepsProps) {
  const { t } = useTranslation('deposit')
  const { step, isTaken, isProcessing, mayPay } = model
  if (!order) return <ErrorStep model={model} step="error-order" />
  if (isTaken) return <DepositTaken order={order} />
  if (isProcessing) return <DepositProgress model={model} />
  if (!mayPay) {
    return (
      <Notice icon={Lock} title={t('dialog.byTicket')} mild={true}>
        {t('dialog.byTicketLead')}
      </Notice>
    )
  }
  return (
    <>
      {step !== 'select' && <ErrorStep model={model} step={step} />}
      <div hidden={step !== 'select'}>
        <DepositForm model={model} order={order} id={form} />
      </div>
    </>
  )
})

function DepositTaken({ order }: { readonly order: ClubOrder }) {
  const { t } = useTranslation('deposit')
  return (
    <section className={styles['done']} aria-label={t('done.title')}>
      <p role="status" className={styles['success']}>
        <CircleCheck size={24} aria-hidden={true} />
        {t('done.title')}
      </p>
      <PaidSum total={order.paid} />
      <p>{t('done.lead', { number: order.placed?.number ?? order.id })}</p>
    </section>
  )
}

const PayButton = observer(function PayButton({ model, form }: { readonly model: DepositViewModel; readonly form: string }) {
  const { t } = useTranslation('deposit')
  const formats = useFormats()
  const { step, sums, choices, codes, paying, methodKind, mayPay, isTaken, isProcessing } = model
  if (!choices.order || isTaken || isProcessing || !mayPay || step === 'error-order') return null
  if (step !== 'select') {
    // A key of its own: otherwise the pressed element would turn into the submit button and submit.
    return (
      <Button key="again" onPress={() => model.again()}>
        {t('errors.again')}
      </Button>
    )
  }
  if (!sums) return null
  return (
    <Button
      key="pay"
      type="submit"
      form={form}
      isDisabled={methodKind === undefined || !choices.placing.value || codes.busy}
      busy={paying.busy}
      busyLabel={t('payment.paying')}
    >
      {isZero(sums.due) ? t('payment.order') : t('payment.pay', { total: formats.money(sums.due) })}
    </Button>
  )
})
