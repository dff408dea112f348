import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import type { CardModel } from '../payment/CardModel.ts'

export const CardNotices = observer(function CardNotices({ model }: { readonly model: CardModel }) {
  const { t } = useTranslation('checkout')
  const { stopped, paying } = model
  if (paying.fault) throw paying.fault.error
  if (paying.failure) return <FailureNotice failure={paying.failure} title={t('bank.failed')} of="asking" />
  // The screen shows the reason `by-ticket` instead of the form.
  if (!stopped || stopped === 'by-ticket') return null
  return (
    <Notice icon={CircleAlert} title={t(`bank.${stopped}`)}>
      {t(`bank.${stopped}Lead`)}
    </Notice>
  )
})
