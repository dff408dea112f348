import { joinFacts } from '#ui/kit/content/facts.ts'
import styles from './MonitorPlans.module.scss'

interface StepsProps<Step extends string> {
  readonly label: string
  readonly steps: readonly { readonly step: Step; readonly name: string }[]
  readonly current: Step
}

export function Steps<Step extends string>({ label, steps, current }: StepsProps<Step>) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ step, name }, index) => (
        <li key={step} data-step={step} {...(step === current && { 'aria-current': 'step' as const })}>
          {joinFacts(`${index + 1}`, name)}
        </li>
      ))}
    </ol>
  )
}
