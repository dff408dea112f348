import { observer } from 'mobx-react-lite'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslation } from 'react-i18next'
import { isZero, sumOf } from '#domain/commerce/money'
import { type PlanValue, savingOf } from '#domain/commerce/plans'
import { classes } from '#ui/kit/classes.ts'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './AddToCart.module.scss'
import { FieldGroup } from './FieldGroup.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'
import type { ShowErrors } from './showErrors.ts'
import { useInstalmentText } from './useInstalmentText.ts'

interface PlanFieldsProps {
  readonly choosing: ProductConfigurator
  readonly onErrors: ShowErrors
}

export const PlanFields = observer(function PlanFields({ choosing, onErrors }: PlanFieldsProps) {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  const { plans, plan, listed } = choosing
  const [first] = plans?.values ?? []
  if (!plans || !first) return null
  const { id } = plans.option
  const shown = plan ?? first
  const saving = savingOf(shown, listed.final)
  return (
    <FieldGroup
      label={plans.option.title}
      error={onErrors((part) => part.kind === 'option' && part.id === id, t('missing.option', { title: plans.option.title }))}
    >
      <RadioGroup
        aria-label={plans.option.title}
        className={classes(styles['ways'])}
        value={plan ? 'plan' : 'once'}
        onChange={(way) => (way === 'plan' ? choosing.subscribe(first) : choosing.buyOnce())}
      >
        <div className={styles['way']}>
          <Radio value="once" className={classes(styles['wayRow'])}>
            <span className={styles['dot']} />
            {plans.once?.title ?? t('plan.once')}
            <span className={styles['wayPrice']}>{formats.money(listed.final)}</span>
          </Radio>
        </div>
        <div className={styles['way']}>
          <Radio value="plan" className={classes(styles['wayRow'])} data-way="plan">
            <span className={styles['dot']} />
            {saving > 0 ? t('plan.saving', { percent: formats.number(saving) }) : t('plan.subscribe')}
            <span className={styles['wayPrice']}>
              {saving > 0 && <s>{formats.money(listed.final)}</s>}
              {formats.money(shown.plan.instalment)}
            </span>
          </Radio>
          {plan && <Plan plan={plan} plans={plans.values} onChange={choosing.subscribe} />}
        </div>
      </RadioGroup>
    </FieldGroup>
  )
})

interface PlanProps {
  readonly plan: PlanValue
  readonly plans: readonly PlanValue[]
  readonly onChange: (plan: PlanValue) => void
}

function Plan({ plan, plans, onChange }: PlanProps) {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  const instalmentText = useInstalmentText()
  const { length, instalment, adjustment } = plan.plan
  const change = (id: string) => {
    const wanted = plans.find((each) => String(each.id) === id)
    if (wanted) onChange(wanted)
  }
  return (
    <div className={styles['wayMore']} data-plan={plan.id}>
      <SegmentedControl
        label={t('plan.which')}
        segments={plans.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(plan.id)}
        onChange={change}
      />
      <p>{instalmentText(plan.plan)}</p>
      {!isZero(adjustment) && <p>{t('plan.first', { price: formats.money(sumOf([instalment, adjustment]) ?? instalment) })}</p>}
      {length !== 1 && <p>{t('plan.kept')}</p>}
    </div>
  )
}
