import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IncrementalList } from '#ui/kit/content/IncrementalList.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ContinueWatchingList } from './ContinueWatchingList.tsx'
import { IntroVideo } from './IntroVideo.tsx'
import { LibraryOrder } from './LibraryOrder.tsx'
import styles from './LibraryScreen.module.scss'
import { LibrarySkeleton } from './LibrarySkeleton.tsx'
import { LibraryViewModel } from './LibraryViewModel.ts'
import { LibraryWays } from './LibraryWays.tsx'
import { SeriesCard } from './SeriesCard.tsx'
import { useLibraryAddress } from './useLibraryAddress.ts'

export const LibraryScreen = observer(function LibraryScreen() {
  const { t } = useTranslation('library')
  const model = useViewModel(LibraryViewModel)
  const address = useLibraryAddress(model)
  return (
    <div className={styles['page']}>
      <Screen title={t('library.title')}>
        <ContinueWatchingList videos={model.begun.value ?? []} />
        <LibraryWays />
      </Screen>
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
