import { CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { purchaseSteps } from '#domain/commerce/monitorPlans'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx'
import { BuyMembershipViewModel } from './BuyMembershipViewModel.ts'
import styles from './MonitorPlans.module.scss'
import { PlanStep } from './PlanStep.tsx'
import { Steps } from './Steps.tsx'

const loadAddress = () => import('./AddressStep.tsx')
const loadPayment = () => import('./PaymentStep.tsx')

export const BuyMembershipScreen = observer(function BuyMembershipScreen() {
  const { t } = useTranslation('monitorPlans')
  const model = useViewModel(BuyMembershipViewModel)
  const [query] = useSearchParams()
  const wanted = query.get('plan')
  useEffect(() => model.want(wanted), [model, wanted])
  const { step, going, checkout } = model
  if (going.fault) throw going.fault.error
  useUnsavedChanges(checkout.isUnsent)
  const address = useLazy(loadAddress, step === 'address')
  const payment = useLazy(loadPayment, step === 'payment')
  return (
    <div className={styles['page']}>
      <div>
        <TextLink href={paths.devices} small={true}>
          {t('toDevices')}
        </TextLink>
      </div>
      <Screen title={t('buy.title')}>
        <Steps label={t('buy.steps')} steps={purchaseSteps.map((each) => ({ step: each, name: t(`buy.${each}`) }))} current={step} />
        {step === 'selectPlans' && <PlanStep model={model} />}
        {step === 'address' && (address ? <address.AddressStep model={model} /> : <CheckoutSkeleton />)}
        {step === 'payment' && (payment ? <payment.PaymentStep model={model} /> : <CheckoutSkeleton />)}
        {step === 'done' && <Bought number={checkout.receipt?.order.number} />}
      </Screen>
    </div>
  )
})

function Bought({ number }: { readonly number: string | undefined }) {
  const { t } = useTranslation('monitorPlans')
  return (
    <section className={styles['done']} aria-label={t('buy.done')}>
      <p role="status" className={styles['success']}>
        <CircleCheck size={24} aria-hidden={true} />
        {t('buy.bought')}
      </p>
      <p className={styles['text']}>{number === undefined ? t('buy.activate') : t('buy.order', { number })}</p>
      <div>
        <ButtonLink href={paths.devices}>{t('buy.toMemberships')}</ButtonLink>
      </div>
    </section>
  )
}
