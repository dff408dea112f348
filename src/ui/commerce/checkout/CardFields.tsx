import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { TypedCard } from '#domain/commerce/card'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { CardModel } from '../payment/CardModel.ts'
import styles from './CheckoutScreen.module.scss'

interface CardFieldsProps {
  readonly model: CardModel
  readonly isKept?: boolean
}

/** The card's data stay in the form fields only. */
export const CardFields = observer(function CardFields({ model, isKept = false }: CardFieldsProps) {
  const { t } = useTranslation('checkout')
  const { holder, number, expiry, securityCode } = model.problems
  const expiryError = expiry && t(`card.expiry-${expiry}`)
  return (
    <div className={styles['form']}>
      <TextField
        isRequired={true}
        name="number"
        autoComplete="cc-number"
        label={t('payment.number')}
        aside={model.brand && <span className={styles['brand']}>{brandNames[model.brand]}</span>}
        maxLength={40}
        onChange={model.look}
        error={number && t(`card.number-${number}`)}
      />
      <TextField
        name="holder"
        autoComplete="cc-name"
        label={t('payment.holder')}
        isRequired={true}
        onChange={model.clear}
        error={holder && t(`card.holder-${holder}`)}
      />
      <div className={styles['expiry']} role="group" aria-label={t('payment.expiry')}>
        <TextField
          isRequired={true}
          name="month"
          autoComplete="cc-exp-month"
          label={t('payment.month')}
          placeholder="05"
          maxLength={2}
          onChange={model.clear}
          error={expiryError}
        />
        <TextField
          isRequired={true}
          name="year"
          autoComplete="cc-exp-year"
          label={t('payment.year')}
          placeholder="2030"
          maxLength={4}
          onChange={model.clear}
        />
        <TextField
          isRequired={true}
          name="securityCode"
          autoComplete="cc-csc"
          label={t('payment.code')}
          maxLength={4}
          help={model.brand === 'american-express' ? t('payment.codeFront') : t('payment.codeBack')}
          onChange={model.clear}
          error={securityCode && t(`card.securityCode-${securityCode}`)}
        />
      </div>
      <p className={styles['note']}>{t(isKept ? 'payment.kept' : 'payment.safe')}</p>
    </div>
  )
})

const brandNames = {
  ...{ visa: 'Visa', mastercard: 'Mastercard', 'american-express': 'American Express', discover: 'Discover' },
  ...{ jcb: 'JCB', 'diners-club': 'Diners Club', unionpay: 'UnionPay' },
} as const

export function cardIn(form: HTMLFormElement): TypedCard | undefined {
  const fields = new FormData(form)
  const text = (name: keyof TypedCard) => `${fields.get(name) ?? ''}`
  if (!fields.has('number')) return undefined
  return { holder: text('holder'), number: text('number'), month: text('month'), year: text('year'), securityCode: text('securityCode') }
}
