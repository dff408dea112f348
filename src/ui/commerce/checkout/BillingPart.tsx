import { Check, CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { MoreAddressFields } from '../address/MoreAddressFields.tsx'
import { AddressChoices } from './AddressChoices.tsx'
import type { CheckoutAddressesModel } from './CheckoutAddressesModel.ts'
import { CheckoutPart } from './CheckoutPart.tsx'
import styles from './CheckoutScreen.module.scss'
import { SaveAddress } from './SaveAddress.tsx'

interface BillingPartProps {
  readonly model: CheckoutAddressesModel
  /** Nothing is shipped, so the billing address can't be the shipping address. */
  readonly isVirtual: boolean
}

export const BillingPart = observer(function BillingPart({ model, isVirtual }: BillingPartProps) {
  const { t } = useTranslation('checkout')
  const { billing, billed } = model
  if (billed.fault) throw billed.fault.error
  const isRefused = billed.value?.kind === 'refused' && !billed.busy
  return (
    <CheckoutPart part="billing" title={t('billing.title')}>
      <AddressChoices
        model={billing}
        label={t('billing.choose')}
        {...(!isVirtual && { same: t('billing.same') })}
        onChange={model.chooseBilling}
      />
      {billing.choice === 'new' && (
        <div className={styles['form']} role="group" aria-label={t('billing.choose')}>
          <AddressFields form={billing.form} purpose="billing" />
          <MoreAddressFields form={billing.form} purpose="billing" />
          {!model.isGuest && <SaveAddress model={billing} />}
        </div>
      )}
      {model.isBilled && (
        <p role="status" className={styles['saved']}>
          <Check size={16} aria-hidden={true} />
          <span>{t('billing.saved')}</span>
        </p>
      )}
      {isRefused && (
        <Notice icon={CircleAlert} title={t('billing.refused')}>
          {t('billing.refusedLead')}
        </Notice>
      )}
      {billed.failure && <FailureNotice failure={billed.failure} title={t('order.failed')} of="asking" />}
    </CheckoutPart>
  )
})
