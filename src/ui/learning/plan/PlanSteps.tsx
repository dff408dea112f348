import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlanStep } from '#domain/learning/plan'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './PlanSteps.module.scss'

interface PlanStepsProps {
  readonly steps: readonly PlanStep[]
  readonly current: number | undefined
}

export function PlanSteps({ steps, current }: PlanStepsProps) {
  const { t } = useTranslation('plan')
  return (
    <ol className={styles['steps']} aria-label={t('plan.steps')}>
      {steps.map((step, index) => (
        <Step key={step.id} step={step} number={index + 1} isCurrent={index + 1 === current} />
      ))}
    </ol>
  )
}

function Step({ step, number, isCurrent }: { readonly step: PlanStep; readonly number: number; readonly isCurrent: boolean }) {
  const { t } = useTranslation('plan')
  const formats = useFormats()
  const { title, note, state, due } = step
  return (
    <li className={classes(styles['step'], isCurrent && styles['current'])} {...(isCurrent && { 'aria-current': 'step' as const })}>
      <span className={styles['number']}>
        {state === 'done' ? <Check size={18} aria-label={t('plan.done')} /> : formats.number(number)}
      </span>
      <div>
        <h3 className={styles['title']}>{title}</h3>
        {note && <p className={styles['note']}>{note}</p>}
        {due && state !== 'done' && (
          <p className={styles['due']}>
            <time dateTime={due.toString()}>{t('plan.due', { day: formats.day(due) })}</time>
          </p>
        )}
      </div>
    </li>
  )
}
