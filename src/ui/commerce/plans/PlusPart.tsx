import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePlusText } from '../plus-subscription/usePlusText.ts'
import { PlanRow } from './PlanRow.tsx'
import { PlansPart } from './PlansPart.tsx'
import type { PlansViewModel } from './PlansViewModel.ts'

export const PlusPart = observer(function PlusPart({ model }: { readonly model: PlansViewModel }) {
  const { t } = useTranslation(['plans', 'plus'])
  const formats = useFormats()
  const textOf = usePlusText()
  const { lowestPlusPrice } = model
  return (
    <PlansPart title={t('plus:title')} lead={t('plus:lead')} actions={[{ href: paths.plus, label: t('plus.open') }]}>
      <LoadedView loaded={model.plus} skeleton={<Skeleton lines={2} />} failed={t('plus:state.unread')}>
        {(plus) => (plus.state === 'none' ? <p>{textOf(plus)}</p> : <PlanRow name={plus.name ?? t('plus:title')} facts={[textOf(plus)]} />)}
      </LoadedView>
      {lowestPlusPrice && <p data-part="plus-price">{t('plus.from', { price: formats.money(lowestPlusPrice) })}</p>}
    </PlansPart>
  )
})
