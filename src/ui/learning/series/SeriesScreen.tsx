import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { WholeSeries } from '#domain/learning/library'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { IncrementalList } from '#ui/kit/content/IncrementalList.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { FavouriteFailure } from '../favourites/FavouriteFailure.tsx'
import styles from './SeriesScreen.module.scss'
import { SeriesViewModel } from './SeriesViewModel.ts'
import { VideoRow } from './VideoRow.tsx'

export function SeriesScreen() {
  const { id = '' } = useParams()
  return <TheSeries key={id} id={id} />
}

const TheSeries = observer(function TheSeries({ id }: { readonly id: string }) {
  const { t } = useTranslation('library')
  const model = useViewModel(SeriesViewModel)
  useEffect(() => model.show(id), [model, id])
  return (
    <div className={styles['page']}>
      <TextLink href={paths.library} small={true}>
        {t('series.back')}
      </TextLink>
      <Screen title={model.reading.value?.title ?? t('library.series')}>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={6} />} failed={t('series.unread')}>
          {(series) => <Videos series={series} model={model} />}
        </LoadedView>
      </Screen>
    </div>
  )
})

const Videos = observer(function Videos({ series, model }: { readonly series: WholeSeries; readonly model: SeriesViewModel }) {
  const { t } = useTranslation('library')
  const { marks, nextId } = model
  const { id: seriesId, title, lead, videos, videoCount: count, watchedCount: watched, isFavourite } = series
  return (
    <>
      <div className={styles['head']}>
        <div>
          {lead && <p className={styles['lead']}>{lead}</p>}
          <p className={styles['count']}>{watched === 0 ? t('library.videos', { count }) : t('library.watched', { count, watched })}</p>
        </div>
        <FavouriteButton marks={marks} favourite={{ seriesId }} asRead={isFavourite} title={title} />
      </div>
      <FavouriteFailure marks={marks} />
      <IncrementalList items={videos} className={styles['videos']} label={t('series.videos')} isOrdered={true}>
        {(video, place) => (
          <VideoRow
            key={video.id}
            video={video}
            seriesId={seriesId}
            isNext={video.id === nextId}
            action={
              <FavouriteButton marks={marks} favourite={{ seriesId, videoId: video.id }} asRead={video.isFavourite} title={video.title} />
            }
            {...place}
          />
        )}
      </IncrementalList>
    </>
  )
})
