import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ContentPage } from './ContentPage.tsx'
import { ContentPageViewModel } from './ContentPageViewModel.ts'

export function AboutScreen() {
  return <PlainPage page="about" />
}

export function CaresScreen() {
  return <PlainPage page="cares" />
}

function PlainPage({ page }: { readonly page: 'about' | 'cares' }) {
  const { t } = useTranslation('content')
  const model = useViewModel(ContentPageViewModel)
  useEffect(() => model.open(page), [model, page])
  return <ContentPage title={t(`${page}.title`)} reading={model.reading} />
}
