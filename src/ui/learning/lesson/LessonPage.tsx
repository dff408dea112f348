import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { dayOf, type Lesson } from '#domain/learning/lesson'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { LessonContent } from './LessonContent.tsx'
import styles from './LessonPage.module.scss'
import { LessonSkeleton } from './LessonSkeleton.tsx'
import type { LessonVideos } from './LessonVideos.ts'
import type { LessonViewModel } from './LessonViewModel.ts'

interface LessonPageProps {
  readonly model: LessonViewModel
  readonly nothing: string
  readonly nothingLead: string
}

export const LessonPage = observer(function LessonPage({ model, nothing, nothingLead }: LessonPageProps) {
  const { t } = useTranslation('lessons')
  const { videos, reading } = model
  const isNothing = reading.value !== undefined && !videos
  return (
    <div className={styles['page']}>
      <TextLink href={paths.lessonHistory} small={true}>
        {t('lesson.back')}
      </TextLink>
      <header className={styles['head']}>
        <div>
          {videos && <Kicker lesson={videos.lesson} />}
          <Screen title={videos?.lesson.title ?? t('lesson.title')} headingHidden={isNothing}>
            {null}
          </Screen>
        </div>
        {videos && <Actions videos={videos} model={model} />}
      </header>
      <LoadedView loaded={reading} skeleton={<LessonSkeleton />} failed={t('lesson.unread')}>
        {(value) =>
          value.videos ? (
            <LessonContent videos={value.videos} model={model} />
          ) : (
            <EmptyState title={nothing} action={<ButtonLink href={paths.lessonHistory}>{t('lesson.back')}</ButtonLink>}>
              {nothingLead}
            </EmptyState>
          )
        }
      </LoadedView>
    </div>
  )
})

function Kicker({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('lessons')
  const formats = useFormats()
  return <p className={styles['kicker']}>{t('lesson.kicker', { day: formats.dayOfYear(dayOf(lesson)), kind: lesson.kind })}</p>
}

const Actions = observer(function Actions({ videos, model }: { readonly videos: LessonVideos; readonly model: LessonViewModel }) {
  const { lesson, video, shareable } = videos
  return (
    <div className={styles['actions']}>
      {shareable && <ShareButton item={shareable} />}
      {video && <DownloadButton download={model.download} lesson={lesson} video={video} />}
    </div>
  )
})
