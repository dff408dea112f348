import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { choiceOf, type ShippingMethod } from '#domain/commerce/delivery'
import { isZero, unitsOf } from '#domain/commerce/money'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import { type RadioRow, RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { CheckoutPart } from './CheckoutPart.tsx'
import styles from './CheckoutScreen.module.scss'
import type { ShippingModel } from './ShippingModel.ts'

interface MethodPartProps {
  readonly model: ShippingModel
  readonly isMissing: boolean
}

export const MethodPart = observer(function MethodPart({ model, isMissing }: MethodPartProps) {
  const { t } = useTranslation('checkout')
  const { way, wayRefusal } = model
  if (way.fault) throw way.fault.error
  return (
    <CheckoutPart part="method" title={t('method.title')} missing={isMissing && model.chosen === undefined && t('method.missing')}>
      <Ways model={model} />
      {wayRefusal && (
        <Notice icon={CircleAlert} title={t('method.refused')}>
          {t('method.refusedLead')}
        </Notice>
      )}
      {way.failure && <FailureNotice failure={way.failure} title={t('method.failed')} of="asking" onRetry={way.retry} busy={way.busy} />}
    </CheckoutPart>
  )
})

const Ways = observer(function Ways({ model }: { readonly model: ShippingModel }) {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
  const { methods, chosen, going, isPickedUp, isSent } = model
  if (going.busy) {
    return (
      <Spinner>
        <Skeleton kind="block" height="112px" />
      </Spinner>
    )
  }
  if (isPickedUp) return <p className={styles['note']}>{t('method.pickUp')}</p>
  if (methods.length === 0) return <p className={styles['note']}>{isSent ? t('method.none') : t('method.first')}</p>
  const rowOf = (method: ShippingMethod): RadioRow<string> => ({
    value: keyOf(method),
    label: <span data-way={true}>{joinFacts(method.carrier, method.method)}</span>,
    detail: <data value={unitsOf(method.price)}>{isZero(method.price) ? t('method.free') : formats.money(method.price)}</data>,
    ...(choiceOf(method) ? {} : { isDisabled: true, note: method.error ?? t('method.unavailable') }),
  })
  const choose = (key: string) => {
    const method = methods.find((each) => keyOf(each) === key)
    const choice = method && choiceOf(method)
    if (choice) void model.choose(choice)
  }
  return (
    <RadioRows label={t('method.choose')} labelHidden={true} rows={methods.map(rowOf)} value={chosen && keyOf(chosen)} onChange={choose} />
  )
})

function keyOf({ carrierCode, methodCode }: Pick<ShippingMethod, 'carrierCode' | 'methodCode'>): string {
  return `${carrierCode}/${methodCode ?? ''}`
}
