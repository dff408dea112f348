import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isLanguage } from '#domain/shared/language'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useLanguage } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { FoundVideos } from './FoundVideos.tsx'
import { RecentList } from './RecentList.tsx'
import { SearchForm } from './SearchForm.tsx'
import styles from './SearchScreen.module.scss'
import { SearchViewModel } from './SearchViewModel.ts'

export const SearchScreen = observer(function SearchScreen() {
  const { t } = useTranslation('library')
  const model = useViewModel(SearchViewModel)
  useSearchAddress(model)
  return (
    <div className={styles['page']}>
      <TextLink href={paths.library} small={true}>
        {t('series.back')}
      </TextLink>
      <Screen title={t('search.title')}>
        <SearchForm model={model} />
        {model.keyword.trim() === '' ? (
          <RecentList model={model} />
        ) : (
          <LoadedView loaded={model.results} skeleton={<Skeleton lines={5} />} failed={t('search.unread')}>
            {(videos) => (videos.length > 0 ? <FoundVideos videos={videos} onOpen={model.keep} /> : <Nothing />)}
          </LoadedView>
        )}
      </Screen>
    </div>
  )
})

function Nothing() {
  const { t } = useTranslation('library')
  return <EmptyState title={t('search.none')}>{t('search.noneLead')}</EmptyState>
}

function useSearchAddress(model: SearchViewModel): void {
  const [query, setQuery] = useSearchParams()
  const onScreen = useLanguage()
  const { keyword, language } = model
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const [named, wished] = [query.get('keyword') ?? '', query.get('language')]
    model.show({ keyword: model.keyword || named, language: isLanguage(wished) ? wished : undefined, onScreen })
  }, [model, onScreen])
  const hasBegun = useRef(false)
  useEffect(() => {
    // Until the address is read, there is nothing to write.
    if (keyword === '' && !hasBegun.current) return
    hasBegun.current = true
    setQuery(keyword === '' ? {} : { keyword, language }, { replace: true, preventScrollReset: true })
  }, [keyword, language, setQuery])
}
