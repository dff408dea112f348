import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type Course, type Hole, teesByLength } from '#domain/rounds/course'
import { toPlayDistance } from '#domain/shared/distance'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CourseViewModel } from './CourseViewModel.ts'
import styles from './HoleSection.module.scss'
import { paperColour } from './paperColour.ts'

interface HoleSectionProps {
  readonly course: Course
  readonly model: CourseViewModel
}

export const HoleSection = observer(function HoleSection({ course, model }: HoleSectionProps) {
  const { t } = useTranslation('courses')
  const [query, setQuery] = useSearchParams()
  const named = Number(query.get('hole'))
  const number = course.holes.some((hole) => hole.number === named) ? named : 1
  useEffect(() => void model.showHole(number, paperColour()), [model, number])
  const go = (hole: number) => setQuery({ hole: String(hole) }, { replace: true, preventScrollReset: true })
  const { shownHole, hole } = model
  return (
    <section className={styles['holes']}>
      <h2 className={styles['title']}>{t('course.holes')}</h2>
      <fieldset className={styles['numbers']}>
        <legend className={styles['heard']}>{t('course.holes')}</legend>
        {course.holes.map((each) => (
          <Chip
            key={each.number}
            isChosen={each.number === number}
            label={t('course.hole', { number: each.number })}
            onPress={() => go(each.number)}
          >
            {each.number}
          </Chip>
        ))}
      </fieldset>
      {shownHole && <HoleFacts hole={shownHole} course={course} metric={model.metricDistances} />}
      <SegmentedControl
        label={t('course.picture')}
        segments={[
          { value: 'drawing', label: t('course.drawing') },
          { value: 'satellite', label: t('course.satellite') },
        ]}
        value={hole.view}
        onChange={(view) => void hole.choose(view)}
      />
      <div className={styles['picture']}>
        <LoadedView loaded={hole.picture} skeleton={<div className={styles['place']} />} failed={t('course.pictureUnread')}>
          {(address) => (
            <img
              src={address}
              width={360}
              height={600}
              alt={t(`course.${hole.view}Alt`, { number: hole.number, par: shownHole?.par ?? '' })}
            />
          )}
        </LoadedView>
      </div>
    </section>
  )
})

interface HoleFactsProps {
  readonly hole: Hole
  readonly course: Course
  readonly metric: boolean
}

function HoleFacts({ hole, course, metric }: HoleFactsProps) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  return (
    <div className={styles['facts']}>
      <h3 className={styles['hole']}>{t('course.hole', { number: hole.number })}</h3>
      <p className={styles['par']}>
        <span>{t('course.par', { par: hole.par })}</span>
        {hole.strokeIndex !== undefined && <span>{t('course.strokeIndex', { index: hole.strokeIndex })}</span>}
      </p>
      <ul className={styles['lengths']}>
        {teesByLength(course).map(({ id, name }) => {
          const length = hole.lengths[id]
          return length === undefined ? null : (
            <li key={id}>
              <span>{name}</span>
              <span className={styles['length']}>{formats.playDistance(toPlayDistance(length, metric))}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
