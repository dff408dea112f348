import { observer } from 'mobx-react-lite'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import type { CourseSummary } from '#domain/rounds/course'
import { asTravelDistance } from '#domain/shared/distance'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { pathOfCourse } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './CourseList.module.scss'
import type { CoursesViewModel } from './CoursesViewModel.ts'
import { FavouriteButton } from './FavouriteButton.tsx'

export const CourseList = observer(function CourseList({ model }: { readonly model: CoursesViewModel }) {
  return (
    <ul className={styles['list']}>
      {model.courses.map((course) => (
        <CourseRow key={course.id} course={course} model={model} />
      ))}
    </ul>
  )
})

const CourseRow = observer(function CourseRow({ course, model }: { readonly course: CourseSummary; readonly model: CoursesViewModel }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const { id, name, city, country, state, par, distance } = course
  const place = model.countries.find(({ code }) => code === country)
  const region = place?.states.find(({ code }) => code === state)?.name
  const where = [city, region, place?.name].filter((part, index, parts) => part && parts.indexOf(part) === index)
  return (
    <li className={styles['course']}>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <Link href={pathOfCourse(id)}>{name}</Link>
        </h2>
        <p className={styles['place']}>{joinFacts(...where)}</p>
      </div>
      <p className={styles['facts']}>
        <span>{t('courses.par', { par })}</span>
        {distance !== undefined && <span>{formats.distance(asTravelDistance(distance, model.metric))}</span>}
      </p>
      <FavouriteButton
        name={name}
        isFavourite={model.isFavourite(course)}
        onPress={() => void model.marks.toggle(id, course.isFavourite)}
      />
    </li>
  )
})
