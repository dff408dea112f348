import { CircleAlert, Sparkles } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type PrepaidCard, prepaidUses } from '#domain/devices/prepaidCard'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import type { PrepaidModel } from './PrepaidModel.ts'

interface CardUseProps {
  readonly prepaid: PrepaidModel
  readonly card: PrepaidCard
  readonly needsPlan: boolean
}

export const CardUse = observer(function CardUse({ prepaid, card, needsPlan }: CardUseProps) {
  const { t } = useTranslation('devices')
  const { chosen, choose, isMismatch } = prepaid
  return (
    <>
      <p>{card.name ? t('prepaid.cardNamed', { name: card.name }) : t('prepaid.card')}</p>
      <p>{t('prepaid.free')}</p>
      <RadioRows
        label={t('prepaid.use')}
        rows={prepaidUses.map((value) => ({ value, label: t(`prepaid.${value}`), note: t(`prepaid.${value}Note`) }))}
        value={chosen}
        onChange={choose}
      />
      {isMismatch && (
        <Notice icon={CircleAlert} title={t('prepaid.mismatch')} mild={true}>
          {t('prepaid.mismatchLead')}
        </Notice>
      )}
      {needsPlan && !isMismatch && (
        <Notice icon={Sparkles} title={t('prepaid.needsPlan')} mild={true}>
          {t('prepaid.needsPlanLead')}
        </Notice>
      )}
    </>
  )
})
