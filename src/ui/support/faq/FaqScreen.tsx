import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ContentBlocks, ContentPage } from '../layout/ContentPage.tsx'
import styles from './FaqScreen.module.scss'
import { FaqViewModel } from './FaqViewModel.ts'

/** The query is in the address, and so is the question that is open. */
export const FaqScreen = observer(function FaqScreen() {
  const { t } = useTranslation('content')
  const model = useViewModel(FaqViewModel)
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  useEffect(() => model.search(query), [model, query])
  const search = (wanted: string) => {
    model.search(wanted)
    setParams(wanted === '' ? {} : { q: wanted }, { replace: true })
  }
  return (
    <ContentPage title={t('faq.title')} reading={model.reading} head={<Search model={model} onSearch={search} />}>
      {() => (model.isSearching && model.count === 0 ? <Nothing onClear={() => search('')} /> : <Found model={model} />)}
    </ContentPage>
  )
})

interface SearchProps {
  readonly model: FaqViewModel
  readonly onSearch: (query: string) => void
}

const Search = observer(function Search({ model, onSearch }: SearchProps) {
  const { t } = useTranslation('content')
  return (
    <search className={styles['search']}>
      <TextField label={t('faq.search')} value={model.query} onChange={onSearch} type="search" />
      <p role="status" className={styles['count']}>
        {model.isSearching && model.count > 0 && t('faq.found', { count: model.count })}
      </p>
    </search>
  )
})

const Found = observer(function Found({ model }: { readonly model: FaqViewModel }) {
  return (
    <div>
      <ContentBlocks blocks={model.found} />
    </div>
  )
})

function Nothing({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('content')
  return (
    <EmptyState title={t('faq.none')} action={<Button onPress={onClear}>{t('faq.all')}</Button>}>
      {t('faq.noneLead')}
    </EmptyState>
  )
}
