import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import type { CourseSummary } from '#domain/rounds/course'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CourseFilters } from '../courses/CourseFilters.tsx'
import { CoursesViewModel } from '../courses/CoursesViewModel.ts'
import styles from './RoundForm.module.scss'

interface CoursePickerProps {
  readonly onChoose: (course: CourseSummary) => void
}

/** Favourites first, large enough for a thumb; then everything else by name, country and state. */
export const CoursePicker = observer(function CoursePicker({ onChoose }: CoursePickerProps) {
  const { t } = useTranslation('courses')
  const model = useViewModel(CoursesViewModel)
  useEffect(() => void model.show(model.filter), [model])
  const isFiltered = model.filter.name !== '' || model.filter.country !== '' || model.position !== undefined
  const favourites = isFiltered ? [] : model.courses.filter(model.isFavourite)
  const others = model.courses.filter((course) => !favourites.includes(course))
  return (
    <LoadedView loaded={model.reading} skeleton={<Skeleton lines={6} />} failed={t('courses.unread')}>
      {() => (
        <div className={styles['picker']}>
          {favourites.length > 0 && (
            <section>
              <h3 className={styles['group']}>{t('picker.favourites')}</h3>
              <CourseButtons courses={favourites} model={model} onChoose={onChoose} />
            </section>
          )}
          <section className={styles['others']}>
            <h3 className={styles['group']}>{t('picker.others')}</h3>
            <CourseFilters model={model} onChange={(change) => void model.show({ ...model.filter, ...change })} />
            {others.length > 0 ? (
              <CourseButtons courses={others} model={model} onChoose={onChoose} />
            ) : (
              <p className={styles['note']}>{t('picker.none')}</p>
            )}
          </section>
        </div>
      )}
    </LoadedView>
  )
})

interface CourseButtonsProps extends CoursePickerProps {
  readonly courses: readonly CourseSummary[]
  readonly model: CoursesViewModel
}

const CourseButtons = observer(function CourseButtons({ courses, model, onChoose }: CourseButtonsProps) {
  return (
    <ul className={styles['courses']}>
      {courses.map((course) => (
        <li key={course.id}>
          <Button className={styles['course'] ?? ''} onPress={() => onChoose(course)}>
            <span className={styles['name']}>{course.name}</span>
            <span className={styles['place']}>{course.city}</span>
            {model.isFavourite(course) && <Heart size={20} aria-hidden={true} fill="currentColor" className={styles['heart']} />}
          </Button>
        </li>
      ))}
    </ul>
  )
})
