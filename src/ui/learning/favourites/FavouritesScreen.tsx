import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Favourite } from '#domain/learning/favourite'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { IncrementalList } from '#ui/kit/content/IncrementalList.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { pathOfSeries } from '../learningPaths.ts'
import { SeriesCard } from '../library/SeriesCard.tsx'
import { VideoRow } from '../series/VideoRow.tsx'
import { FavouriteFailure } from './FavouriteFailure.tsx'
import styles from './FavouritesScreen.module.scss'
import { FavouritesViewModel } from './FavouritesViewModel.ts'

export const FavouritesScreen = observer(function FavouritesScreen() {
  const { t } = useTranslation('library')
  const model = useViewModel(FavouritesViewModel)
  return (
    <div className={styles['page']}>
      <TextLink href={paths.library} small={true}>
        {t('series.back')}
      </TextLink>
      <Screen title={t('favourites.title')}>
        <FavouriteFailure marks={model.marks} />
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={5} />} failed={t('favourites.unread')}>
          {() => <Kept model={model} />}
        </LoadedView>
      </Screen>
    </div>
  )
})

const Kept = observer(function Kept({ model }: { readonly model: FavouritesViewModel }) {
  const { t } = useTranslation('library')
  const { series, videos } = model
  if (series.length + videos.length === 0) {
    return (
      <EmptyState title={t('favourites.none')} action={<ButtonLink href={paths.library}>{t('series.back')}</ButtonLink>}>
        {t('favourites.noneLead')}
      </EmptyState>
    )
  }
  return (
    <>
      {series.length > 0 && (
        <IncrementalList items={series} className={styles['shelf']} label={t('favourites.series')}>
          {(each, place) => (
            <SeriesCard key={each.id} series={each} {...place}>
              <Removal model={model} favourite={{ seriesId: each.id }} title={each.title} />
            </SeriesCard>
          )}
        </IncrementalList>
      )}
      {videos.length > 0 && (
        <IncrementalList items={videos} className={styles['videos']} label={t('favourites.videos')}>
          {(video, place) => (
            <VideoRow
              key={`${video.seriesId}/${video.id}`}
              {...place}
              video={video}
              seriesId={video.seriesId}
              isNext={false}
              action={<Removal model={model} favourite={{ seriesId: video.seriesId, videoId: video.id }} title={video.title} />}
            >
              <TextLink href={pathOfSeries(video.seriesId)} small={true}>
                {video.seriesTitle}
              </TextLink>
            </VideoRow>
          )}
        </IncrementalList>
      )}
    </>
  )
})

interface RemovalProps {
  readonly model: FavouritesViewModel
  readonly favourite: Favourite
  readonly title: string
}

function Removal({ model, favourite, title }: RemovalProps) {
  const { t } = useTranslation('library')
  const { t: learning } = useTranslation('learning')
  const remove = async () => {
    if (await model.remove(favourite)) toasts.show(t('favourites.dropped', { title }), () => model.putBack(favourite))
  }
  return (
    <IconButton label={learning('favourites.drop', { title })} onPress={() => void remove()}>
      <X size={20} aria-hidden={true} />
    </IconButton>
  )
}
