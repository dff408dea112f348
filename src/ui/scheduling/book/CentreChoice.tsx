import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { CentreSearch } from './CentreSearch.tsx'
import { ChoiceSection } from './ChoiceSection.tsx'
import { useDistance } from './useDistance.ts'
import type { Fold } from './useFolds.ts'

const loadNearby = () => import('./NearbyCentres.tsx')

interface CentreChoiceProps {
  readonly model: BookViewModel
  readonly fold: Fold
}

export const CentreChoice = observer(function CentreChoice({ model, fold }: CentreChoiceProps) {
  const { t } = useTranslation('scheduling')
  const { place } = model.choices
  const distanceOf = useDistance(place)
  const late = useLazy(loadNearby, place.nearby.length > 0)
  const { list, centres, selectedCentre } = place
  if (list.fault) throw list.fault.error
  const away = selectedCentre && distanceOf(selectedCentre)
  return (
    <ChoiceSection
      number={2}
      title={t('book.centre')}
      fold={fold}
      chosen={selectedCentre?.name ?? (list.state === 'loading' && <Skeleton width="60%" />)}
    >
      {list.failure && <FailureNotice failure={list.failure} title={t('book.centresFailed')} onRetry={list.retry} busy={list.busy} />}
      {list.state === 'loading' && (
        <Spinner>
          <Skeleton kind="block" height="48px" />
        </Spinner>
      )}
      {list.value && centres.length === 0 && <p role="status">{t('book.centresNone')}</p>}
      {selectedCentre && (
        <SelectField
          label={t('book.centre')}
          labelHidden={true}
          options={centres.map((centre) => ({ value: centre.id, label: joinFacts(centre.name, distanceOf(centre) ?? centre.city) }))}
          value={selectedCentre.id}
          onChange={model.chooseCentre}
          help={away === undefined ? `${selectedCentre.address}, ${selectedCentre.city}` : t('book.centreAway', { distance: away })}
        />
      )}
      <CentreSearch place={place} />
      {late && <late.NearbyCentres place={place} onChoose={model.chooseCentre} />}
    </ChoiceSection>
  )
})
