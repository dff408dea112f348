import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Plan } from '#domain/commerce/renewals/plan'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { Tabs } from '#ui/kit/content/Tabs.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MembershipFacts } from './MembershipFacts.tsx'
import styles from './RenewalsScreen.module.scss'
import type { RenewalsViewModel } from './RenewalsViewModel.ts'

/** What can be renewed, by kind; one of each kind at a time. */
export const PlanChoices = observer(function PlanChoices({ screen }: { readonly screen: RenewalsViewModel }) {
  const { t } = useTranslation('renewals')
  const { kinds, kind, memberships } = screen
  if (!kind) return null
  const plans = <PlanList screen={screen} />
  const tabs = kinds.map((id) => ({
    ...{ id, label: t(`kinds.${id}`) },
    content:
      id === 'membership' ? (
        <div className={styles['part']}>
          <MembershipFacts model={memberships} />
          <LoadedView loaded={memberships.packs} skeleton={<Skeleton lines={4} />} failed={t('membership.packsUnread')}>
            {() => plans}
          </LoadedView>
        </div>
      ) : (
        plans
      ),
  }))
  return <Tabs label={t('kinds.label')} tabs={tabs} selected={kind} onSelect={(id) => void screen.show(id)} />
})

const PlanList = observer(function PlanList({ screen }: { readonly screen: RenewalsViewModel }) {
  return (
    <ul className={styles['plans']}>
      {screen.plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} screen={screen} />
      ))}
    </ul>
  )
})

interface PlanCardProps {
  readonly plan: Plan
  readonly screen: RenewalsViewModel
}

const PlanCard = observer(function PlanCard({ plan, screen: { form } }: PlanCardProps) {
  const { t } = useTranslation('renewals')
  const formats = useFormats()
  const { lessons, months, startsOn } = plan
  const facts = joinFacts(
    lessons !== undefined && t('plan.lessons', { count: lessons }),
    months !== undefined && t('plan.months', { count: months }),
    startsOn && t('plan.starts', { date: formats.shortDate(startsOn) }),
  )
  return (
    <li className={styles['plan']}>
      <Checkbox isSelected={form.basket.chosen[plan.kind] === plan.id} onChange={() => void form.toggle(plan)}>
        <span data-part="name" className={styles['name']}>
          {plan.name}
        </span>
        {plan.description && <span className={styles['note']}>{plan.description}</span>}
        <span className={styles['note']}>{facts}</span>
      </Checkbox>
      <span className={styles['price']} data-amount={true}>
        {formats.money(plan.price)}
      </span>
    </li>
  )
})
