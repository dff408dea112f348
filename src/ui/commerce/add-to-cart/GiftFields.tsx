import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { designOf, type GiftField, longestGiftTexts } from '#domain/commerce/giftDraft'
import { unitsOf } from '#domain/commerce/money'
import type { GiftCard } from '#domain/commerce/product'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './AddToCart.module.scss'
import { DesignFields } from './DesignFields.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'

interface GiftFieldsProps {
  readonly choosing: ProductConfigurator
  readonly showsErrors: boolean
}

export const GiftFields = observer(function GiftFields({ choosing, showsErrors }: GiftFieldsProps) {
  const { t } = useTranslation('addToCart')
  const { gift, missing, write } = choosing
  const { giftCard } = choosing.product
  if (!gift || !giftCard) return null
  const errorAt = (field: GiftField) => {
    const part = showsErrors ? missing.find((each) => each.kind === 'gift' && each.field === field) : undefined
    return part?.kind === 'gift' ? t(`gift.${part.problem}`) : undefined
  }
  const common = (field: Exclude<GiftField, 'amount' | 'design'>) => ({
    label: t(`gift.${field}`),
    value: gift[field],
    onChange: (text: string) => write(field, text),
    error: errorAt(field),
    maxLength: longestGiftTexts[field],
  })
  const isPrinted = giftCard.delivery === 'printed'
  return (
    <>
      <Amount card={giftCard} amount={gift.amount} onChange={(amount) => write('amount', amount)} error={errorAt('amount')} />
      <DesignFields designs={giftCard.designs} chosen={designOf(giftCard, gift)} onChange={(design) => write('design', design)} />
      <div className={styles['two']}>
        <div data-missing={errorAt('recipientName') && t('gift.recipientName')}>
          <TextField {...common('recipientName')} autoComplete="off" />
        </div>
        <div data-missing={errorAt('recipientEmail') && t('gift.recipientEmail')}>
          <TextField {...common('recipientEmail')} optional={isPrinted} type="email" autoComplete="off" />
        </div>
      </div>
      <div className={styles['two']}>
        <div data-missing={errorAt('senderName') && t('gift.senderName')}>
          <TextField {...common('senderName')} autoComplete="name" />
        </div>
        <div data-missing={errorAt('senderEmail') && t('gift.senderEmail')}>
          <TextField {...common('senderEmail')} optional={isPrinted} type="email" autoComplete="email" />
        </div>
      </div>
      <TextArea {...common('message')} optional={true} />
    </>
  )
})

interface AmountProps {
  readonly card: GiftCard
  readonly amount: string
  readonly onChange: (amount: string) => void
  readonly error: string | undefined
}

function Amount({ card: { value }, amount, onChange, error }: AmountProps) {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  if (value.kind === 'fixed') return null
  if (value.kind === 'list') {
    const segments = value.amounts.map((each) => ({ value: String(unitsOf(each)), label: formats.money(each) }))
    return (
      <FieldGroup label={t('gift.amount')} error={error}>
        <SegmentedControl label={t('gift.amount')} segments={segments} value={amount} onChange={onChange} />
      </FieldGroup>
    )
  }
  return (
    <div data-missing={error && t('gift.amount')}>
      <TextField
        label={t('gift.amount')}
        value={amount}
        onChange={onChange}
        inputMode="decimal"
        autoComplete="off"
        help={t('gift.between', { from: formats.money(value.from), to: formats.money(value.to) })}
        error={error && `${error} ${t('gift.between', { from: formats.money(value.from), to: formats.money(value.to) })}`}
      />
    </div>
  )
}
