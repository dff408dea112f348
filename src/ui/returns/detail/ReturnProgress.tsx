import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ReturnRequest, returnSteps, stepOf } from '#domain/returns/returnRequest'
import styles from './ReturnProgress.module.scss'

export function ReturnProgress({ request }: { readonly request: ReturnRequest }) {
  const { t } = useTranslation('returns')
  const current = stepOf(request)
  if (!current) return null
  const reached = returnSteps.indexOf(current)
  return (
    <ol className={styles['steps']} aria-label={t('steps.title')}>
      {returnSteps.map((step, index) => {
        const isReached = index <= reached
        const Icon = isReached ? CircleCheck : Circle
        return (
          <li key={step} data-step={step} data-reached={isReached} {...(step === current && { 'aria-current': 'step' as const })}>
            <Icon size={20} aria-hidden={true} />
            {t(`steps.${step}`)}
          </li>
        )
      })}
    </ol>
  )
}
