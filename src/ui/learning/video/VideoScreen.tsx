import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { startIn } from '../learningPaths.ts'
import { Playback } from './Playback.tsx'
import styles from './VideoScreen.module.scss'
import { VideoViewModel } from './VideoViewModel.ts'

export const VideoScreen = observer(function VideoScreen() {
  const { t } = useTranslation('video')
  const { videoId = '' } = useParams()
  const [query] = useSearchParams()
  const seriesId = query.get('series') ?? undefined
  const at = startIn(query)
  const model = useViewModel(VideoViewModel)
  useEffect(() => {
    void model.open({ id: videoId, seriesId }, at)
  }, [model, videoId, seriesId, at])
  useUnsavedChanges(model.notes.isUnsent)
  return (
    <div className={styles['page']}>
      <Screen title={model.reading.value?.video.title ?? t('video.title')}>
        <LoadedView
          loaded={model.reading}
          skeleton={<ShowingSkeleton />}
          failed={t('video.unread')}
          look={{ href: paths.library, label: t('video.all') }}
        >
          {(showing) => <Playback showing={showing} model={model} />}
        </LoadedView>
      </Screen>
    </div>
  )
})

function ShowingSkeleton() {
  return (
    <div className={styles['columns']}>
      <div className={styles['video']}>
        <Skeleton kind="block" height="100%" />
      </div>
      <Skeleton lines={6} />
    </div>
  )
}
