import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type CustomClubOrder, currentStep } from '#domain/commerce/fitting/customClub'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CustomClubModel } from './CustomClubModel.ts'
import styles from './CustomClubPanel.module.scss'

export const CustomClubSteps = observer(function CustomClubSteps({
  order,
  model,
}: {
  readonly order: CustomClubOrder
  readonly model: CustomClubModel
}) {
  const { t } = useTranslation('fitting')
  const formats = useFormats()
  const current = currentStep(order)
  return (
    <ol className={styles['steps']} aria-label={t('order.progress')}>
      {order.steps.map(({ step, at, isDone }) => {
        const day = at && formats.shortDate(model.dayOf(at))
        return (
          <li key={step} data-step={step} data-done={isDone} {...(step === current && { 'aria-current': 'step' as const })}>
            <span className={styles['mark']}>{isDone && <Check size={14} role="img" aria-label={t('order.done')} />}</span>
            <span className={styles['step']}>{t(`step.${step}`)}</span>
            {day !== undefined && <span className={styles['day']}>{isDone ? day : t('order.planned', { day })}</span>}
          </li>
        )
      })}
    </ol>
  )
})
