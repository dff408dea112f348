import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './LessonHistoryScreen.module.scss'
import { LessonHistoryViewModel } from './LessonHistoryViewModel.ts'
import { LessonRow } from './LessonRow.tsx'

export const LessonHistoryScreen = observer(function LessonHistoryScreen() {
  const { t } = useTranslation('lessons')
  const model = useViewModel(LessonHistoryViewModel)
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Screen title={t('history.title')}>
          <nav className={styles['ways']} aria-label={t('history.title')}>
            <ButtonLink variant="outline" href={paths.latestLesson}>
              {t('history.latest')}
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.plan}>
              {t('history.plan')}
            </ButtonLink>
          </nav>
        </Screen>
      </header>
      <LoadedView loaded={model.reading} skeleton={<HistorySkeleton />} failed={t('history.unread')}>
        {(lessons) => (lessons.length === 0 ? <NoLessons /> : <Months model={model} />)}
      </LoadedView>
    </div>
  )
})

const Months = observer(function Months({ model }: { readonly model: LessonHistoryViewModel }) {
  const { t } = useTranslation('lessons')
  const formats = useFormats()
  const { months, more, showMore } = model
  return (
    <>
      {months.map(({ month, lessons }) => (
        <section key={month.toString()} aria-label={formats.month(month)} className={styles['month']}>
          <h2 className={styles['name']}>{formats.month(month)}</h2>
          <ol className={styles['lessons']}>
            {lessons.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} />
            ))}
          </ol>
        </section>
      ))}
      {more > 0 && (
        <Button variant="outline" onPress={showMore}>
          {t('history.more', { count: more })}
        </Button>
      )}
    </>
  )
})

function NoLessons() {
  const { t } = useTranslation('lessons')
  return (
    <EmptyState title={t('history.none')} action={<ButtonLink href={paths.book}>{t('history.book')}</ButtonLink>}>
      {t('history.noneLead')}
    </EmptyState>
  )
}

function HistorySkeleton() {
  return (
    <div className={styles['month']}>
      <Skeleton lines={1} />
      <div className={styles['lessons']}>
        <Skeleton kind="block" height="92px" />
        <Skeleton kind="block" height="92px" />
        <Skeleton kind="block" height="92px" />
      </div>
    </div>
  )
}
