import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { type Course, parOf } from '#domain/rounds/course'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfNewRound, paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { FavouriteButton } from '../courses/FavouriteButton.tsx'
import styles from './CourseScreen.module.scss'
import { CourseViewModel } from './CourseViewModel.ts'
import { HoleScores } from './HoleScores.tsx'
import { HoleSection } from './HoleSection.tsx'
import { TeeTable } from './TeeTable.tsx'
import { TeeTimeSection } from './TeeTimeSection.tsx'

export const CourseScreen = observer(function CourseScreen() {
  const { t } = useTranslation('courses')
  const { id = '' } = useParams()
  const model = useViewModel(CourseViewModel)
  useEffect(() => void model.open(id), [model, id])
  const { reading, course } = model
  const failed = reading.failure?.kind === 'gone' ? t('course.gone') : t('course.unread')
  return (
    <div className={styles['page']}>
      <TextLink href={paths.courses} small={true}>
        {t('course.back')}
      </TextLink>
      <Screen title={course?.name ?? t('courses.title')}>
        <LoadedView
          loaded={reading}
          skeleton={<Skeleton lines={10} />}
          failed={failed}
          look={{ href: paths.courses, label: t('course.back') }}
        >
          {(read) => <CourseContent course={read} model={model} />}
        </LoadedView>
      </Screen>
    </div>
  )
})

interface CourseContentProps {
  readonly course: Course
  readonly model: CourseViewModel
}

const CourseContent = observer(function CourseContent({ course, model }: CourseContentProps) {
  const { t } = useTranslation('courses')
  const { reading, marks, isSet, fault } = model.favourite
  if (fault) throw fault.error
  return (
    <>
      <header className={styles['head']}>
        <p className={styles['lead']}>{t('course.lead', { city: course.city, holes: course.holes.length, par: parOf(course) })}</p>
        <ButtonLink href={pathOfNewRound(course.id)}>{t('course.playHere')}</ButtonLink>
        {isSet !== undefined && <FavouriteButton name={course.name} isFavourite={isSet} onPress={() => void model.favourite.toggle()} />}
      </header>
      {reading.failure && (
        <FailureNotice failure={reading.failure} title={t('course.favouriteUnread')} onRetry={reading.retry} busy={reading.busy} />
      )}
      {marks.saving.failure && <FailureNotice failure={marks.saving.failure} title={t('courses.notKept')} of="writing" />}
      <div className={styles['columns']}>
        <HoleSection course={course} model={model} />
        <div className={styles['aside']}>
          <TeeTable course={course} metric={model.metricDistances} />
          <TeeTimeSection model={model} />
          <HoleScores course={course} />
        </div>
      </div>
    </>
  )
})
