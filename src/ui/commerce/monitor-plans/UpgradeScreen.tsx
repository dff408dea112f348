import { CircleAlert, CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isZero } from '#domain/commerce/money'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { PaidSum } from '../payment/PaidSum.tsx'
import { MembershipPage } from './MembershipPage.tsx'
import styles from './MonitorPlans.module.scss'
import { PlanCardForm } from './PlanCardForm.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { PlanRows } from './PlanRows.tsx'
import { Steps } from './Steps.tsx'
import { UpgradeViewModel } from './UpgradeViewModel.ts'

const steps = ['plan', 'payment', 'done'] as const

export const UpgradeScreen = observer(function UpgradeScreen() {
  const { t } = useTranslation('monitorPlans')
  const { id = '' } = useParams()
  const model = useViewModel(UpgradeViewModel)
  useEffect(() => void model.read(id), [model, id])
  return (
    <MembershipPage title={t('upgrade.title')} loaded={model.reading} isOffered={model.isOffered}>
      {({ membership, current, plans }) => (
        <>
          <p className={styles['text']}>{t('upgrade.from', { name: membership.name })}</p>
          {plans.length === 0 && model.step === 'plan' ? (
            <EmptyState title={t('upgrade.none')}>{t('upgrade.noneLead')}</EmptyState>
          ) : (
            <>
              <Steps label={t('buy.steps')} steps={steps.map((step) => ({ step, name: t(`upgrade.${step}`) }))} current={model.step} />
              {model.step === 'plan' && <ChoosePlan model={model} />}
              {model.step === 'plan' && (
                <PlanComparison plans={[...(current ? [current] : []), ...plans]} offered={model.offered} hasInstalments={false} />
              )}
              {model.step === 'payment' && <Pay model={model} />}
              {model.step === 'done' && <Upgraded model={model} />}
            </>
          )}
        </>
      )}
    </MembershipPage>
  )
})

const ChoosePlan = observer(function ChoosePlan({ model }: { readonly model: UpgradeViewModel }) {
  const { t } = useTranslation('monitorPlans')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.next()
  }
  return (
    <form className={styles['form']} aria-label={t('upgrade.plan')} onSubmit={submit} noValidate={true}>
      <PlanRows
        plans={model.reading.value?.plans ?? []}
        offered={model.offered}
        value={model.sku}
        valueFor={({ sku }) => sku}
        onChange={model.choose}
      />
      {model.isMissing && (
        <p role="alert" className={styles['error']}>
          {t('buy.missing')}
        </p>
      )}
      <div>
        <Button type="submit">{t('buy.next')}</Button>
      </div>
    </form>
  )
})

const Pay = observer(function Pay({ model }: { readonly model: UpgradeViewModel }) {
  const { t } = useTranslation('monitorPlans')
  const formats = useFormats()
  const { plan, charge, endsOn, card, paying, isDeclined } = model
  if (!plan || !charge || !endsOn) return null
  const price = formats.money(charge.total)
  const { label = '' } = model.reading.value?.membership.tax ?? {}
  const terms = { name: plan.name, price, date: formats.shortDate(endsOn), label, tax: formats.money(charge.tax) }
  return (
    <>
      <p className={styles['text']} data-part="terms">
        {t(isZero(charge.tax) ? 'upgrade.terms' : 'upgrade.termsTaxed', terms)}
      </p>
      <PlanCardForm
        {...{ card, label: t('upgrade.payment'), task: paying, mayPay: model.mayPay, action: t('upgrade.pay', { price }) }}
        {...{ failed: t('upgrade.failed'), unconfirmed: t('upgrade.unconfirmed'), onPay: model.pay }}
      >
        {isDeclined && (
          <Notice icon={CircleAlert} title={t('upgrade.declined')}>
            {t('upgrade.declinedLead')}
          </Notice>
        )}
      </PlanCardForm>
      <div>
        <Button variant="outline" isDisabled={paying.busy} onPress={model.back}>
          {t('back')}
        </Button>
      </div>
    </>
  )
})

const Upgraded = observer(function Upgraded({ model }: { readonly model: UpgradeViewModel }) {
  const { t } = useTranslation('monitorPlans')
  return (
    <section className={styles['done']} aria-label={t('upgrade.done')}>
      <p role="status" className={styles['success']}>
        <CircleCheck size={24} aria-hidden={true} />
        {t('upgrade.upgraded', { name: model.plan?.name ?? '' })}
      </p>
      <PaidSum total={model.charge?.total} />
      <div>
        <ButtonLink href={paths.devices}>{t('buy.toMemberships')}</ButtonLink>
      </div>
    </section>
  )
})
