import { CircleAlert, CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { MoreAddressFields } from '../address/MoreAddressFields.tsx'
import { AddressChoices } from './AddressChoices.tsx'
import type { CheckoutAddressesModel } from './CheckoutAddressesModel.ts'
import { CheckoutPart } from './CheckoutPart.tsx'
import styles from './CheckoutScreen.module.scss'
import { SaveAddress } from './SaveAddress.tsx'
import type { ShippingModel } from './ShippingModel.ts'

export const ShippingPart = observer(function ShippingPart({ model }: { readonly model: CheckoutAddressesModel }) {
  const { t } = useTranslation('checkout')
  const { shipping, book } = model
  const { going, refusal, place } = shipping
  if (going.fault ?? book.fault) throw (going.fault ?? book.fault)?.error
  return (
    <CheckoutPart part="shipping" title={t('shipping.title')}>
      {book.failure && <FailureNotice failure={book.failure} title={t('shipping.booksFailed')} onRetry={book.retry} busy={book.busy} />}
      <AddressChoices model={place} label={t('shipping.choose')} onChange={(choice) => void shipping.choosePlace(choice)} />
      {place.choice === 'new' && <NewPlace model={shipping} isGuest={model.isGuest} />}
      {refusal && (
        <Notice icon={CircleAlert} title={t('shipping.refused')}>
          {t('shipping.refusedLead')}
        </Notice>
      )}
      {going.failure && (
        <FailureNotice
          failure={going.failure}
          title={t('shipping.failed')}
          of="asking"
          onRetry={() => void shipping.send()}
          busy={going.busy}
        />
      )}
    </CheckoutPart>
  )
})

interface NewPlaceProps {
  readonly model: ShippingModel
  readonly isGuest: boolean
}

const NewPlace = observer(function NewPlace({ model, isGuest }: NewPlaceProps) {
  const { t } = useTranslation('checkout')
  const element = useRef<HTMLFormElement>(null)
  const { place, going, isSent } = model
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await model.send())) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <form
      ref={element}
      className={styles['form']}
      aria-label={t('shipping.choose')}
      onSubmit={(event) => void send(event)}
      noValidate={true}
    >
      <AddressFields form={place.form} purpose="shipping" />
      <MoreAddressFields form={place.form} purpose="shipping" />
      {!isGuest && <SaveAddress model={place} />}
      <div className={styles['sent']}>
        {isSent ? (
          <p role="status" className={styles['told']}>
            <CircleCheck size={20} aria-hidden={true} />
            {t('shipping.told')}
          </p>
        ) : (
          <Button type="submit" variant="outline" busy={going.busy} busyLabel={t('shipping.sending')}>
            {t('shipping.send')}
          </Button>
        )}
      </div>
    </form>
  )
})
