import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { BackToPlay } from '../play/BackToPlay.tsx'
import { CourseFilters } from './CourseFilters.tsx'
import { CourseList } from './CourseList.tsx'
import styles from './CoursesScreen.module.scss'
import { type CourseFilter, CoursesViewModel } from './CoursesViewModel.ts'

export const CoursesScreen = observer(function CoursesScreen() {
  const { t } = useTranslation('courses')
  const model = useViewModel(CoursesViewModel)
  const write = useCourseAddress(model)
  const { saving } = model.marks
  if (saving.fault) throw saving.fault.error
  return (
    <div className={styles['page']}>
      <BackToPlay />
      <Screen title={t('courses.title')}>
        <CourseFilters model={model} onChange={write} />
        {saving.failure && <FailureNotice failure={saving.failure} title={t('courses.notKept')} of="writing" />}
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('courses.unread')}>
          {() => (model.courses.length > 0 ? <CourseList model={model} /> : <Nothing model={model} />)}
        </LoadedView>
      </Screen>
    </div>
  )
})

const Nothing = observer(function Nothing({ model }: { readonly model: CoursesViewModel }) {
  const { t } = useTranslation('courses')
  const { onlyFavourites } = model.filter
  return (
    <EmptyState title={t(onlyFavourites ? 'courses.noFavourites' : 'courses.none')}>
      {t(onlyFavourites ? 'courses.noFavouritesLead' : 'courses.noneLead')}
    </EmptyState>
  )
})

/** The filter is in the address, so that Back and a link lead to the same courses. */
function useCourseAddress(model: CoursesViewModel): (change: Partial<CourseFilter>) => void {
  const [query, setQuery] = useSearchParams()
  const [name, country, state] = [query.get('name') ?? '', query.get('country') ?? '', query.get('state') ?? '']
  const onlyFavourites = query.has('favourites')
  useEffect(() => void model.show({ name, country, state, onlyFavourites }), [model, name, country, state, onlyFavourites])
  return (change) => {
    const filter = { name, country, state, onlyFavourites, ...change }
    const kept = Object.entries({ name: filter.name, country: filter.country, state: filter.state }).filter(([, value]) => value !== '')
    setQuery([...kept, ...favouritesIn(filter)], {
      replace: true,
      preventScrollReset: true,
    })
  }
}

function favouritesIn({ onlyFavourites }: CourseFilter): [string, string][] {
  return onlyFavourites ? [['favourites', '1']] : []
}
