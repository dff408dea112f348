import { Heart, Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { IncrementalList } from '#ui/kit/content/IncrementalList.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ContinueWatchingList } from './ContinueWatchingList.tsx'
import { IntroVideo } from './IntroVideo.tsx'
import { LibraryOrder } from './LibraryOrder.tsx'
import styles from './LibraryScreen.module.scss'
import { LibrarySkeleton } from './LibrarySkeleton.tsx'
import { LibraryViewModel } from './LibraryViewModel.ts'
import { SeriesCard } from './SeriesCard.tsx'
import { useLibraryAddress } from './useLibraryAddress.ts'

export const LibraryScreen = observer(function LibraryScreen() {
  const { t } = useTranslation('library')
  const model = useViewModel(LibraryViewModel)
  const address = useLibraryAddress(model)
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Screen title={t('library.title')}>
          <nav className={styles['ways']} aria-label={t('library.ways')}>
            <ButtonLink variant="outline" href={paths.videoSearch} icon={<Search size={20} aria-hidden={true} />}>
              {t('search.title')}
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.videoFavourites} icon={<Heart size={20} aria-hidden={true} />}>
              {t('favourites.title')}
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.lessonHistory}>
              {t('library.lessons')}
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.plan}>
              {t('library.plan')}
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.swings}>
              {t('library.swings')}
            </ButtonLink>
          </nav>
        </Screen>
      </header>
      <ContinueWatchingList videos={model.begun.value ?? []} />
      <IntroVideo model={model} />
      <LibraryOrder model={model} address={address} />
      {/* What comes later above the shelf would move it. */}
      {model.order.state !== 'loading' && (
        <LoadedView loaded={model.shelf} skeleton={<LibrarySkeleton />} failed={t('library.unread')}>
          {() => <SeriesShelf model={model} onAll={() => address.chooseCategory(undefined)} />}
        </LoadedView>
      )}
    </div>
  )
})

const SeriesShelf = observer(function SeriesShelf({ model, onAll }: { readonly model: LibraryViewModel; readonly onAll: () => void }) {
  const { t } = useTranslation('library')
  if (model.series.length === 0) {
    return (
      <EmptyState title={t('library.none')} action={model.category && <Button onPress={onAll}>{t('library.showAll')}</Button>}>
        {t('library.noneLead')}
      </EmptyState>
    )
  }
  return (
    <IncrementalList items={model.series} className={styles['shelf']} label={t('library.series')}>
      {(series, place) => <SeriesCard key={series.id} series={series} {...place} />}
    </IncrementalList>
  )
})
