import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PlayerMembership } from '#domain/commerce/renewals/offer'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { MembershipViewModel } from './MembershipViewModel.ts'
import { PlanRow } from './PlanRow.tsx'
import { PlansPart } from './PlansPart.tsx'

export const MembershipPart = observer(function MembershipPart() {
  const { t } = useTranslation('plans')
  const model = useViewModel(MembershipViewModel)
  return (
    <PlansPart
      title={t('membership.title')}
      lead={t('membership.lead')}
      actions={[
        { href: paths.renewals, label: t('membership.renew') },
        { href: paths.memberships, label: t('membership.others') },
      ]}
    >
      <LoadedView loaded={model.memberships.own} skeleton={<Skeleton lines={2} />} failed={t('membership.unread')}>
        {(own) => (own ? <Membership own={own} model={model} /> : <p>{t('membership.none')}</p>)}
      </LoadedView>
    </PlansPart>
  )
})

interface MembershipProps {
  readonly own: PlayerMembership
  readonly model: MembershipViewModel
}

const Membership = observer(function Membership({ own, model }: MembershipProps) {
  const { t } = useTranslation('plans')
  const formats = useFormats()
  const { name, number, since, endsOn } = own
  const { lowestPrice, memberships } = model
  const end = endsOn && t(memberships.hasEnded(own) ? 'membership.ended' : 'membership.ends', { date: formats.shortDate(endsOn) })
  const facts = [
    end ?? t('membership.noEnd'),
    number && since && t('membership.number', { number, date: formats.shortDate(since) }),
    lowestPrice && t('membership.from', { price: formats.money(lowestPrice) }),
  ]
  return <PlanRow name={t('membership.name', { name })} facts={facts} />
})
