import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Course } from '#domain/rounds/course'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { Bars } from '../charts/Bars.tsx'
import styles from './CourseScreen.module.scss'
import { HoleScoresViewModel } from './HoleScoresViewModel.ts'

export const HoleScores = observer(function HoleScores({ course }: { readonly course: Course }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const model = useViewModel(HoleScoresViewModel)
  useEffect(() => void model.read(), [model])
  const rows = model.scoresOn(course).map(({ number, par, best, average }) => ({
    ...{ key: number, name: t('scores.hole', { number, par, best }), value: average - par, text: formats.tenths(average) },
  }))
  return (
    <section aria-labelledby="own-scores" className={styles['scores']}>
      <h2 id="own-scores">{t('scores.title')}</h2>
      <LoadedView loaded={model.reading} skeleton={<Skeleton lines={9} />} failed={t('scores.unread')}>
        {() => (
          <>
            <p className={styles['note']}>{t(rows.length === 0 ? 'scores.none' : 'scores.overPar')}</p>
            {rows.length > 0 && <Bars rows={rows} />}
          </>
        )}
      </LoadedView>
    </section>
  )
})
