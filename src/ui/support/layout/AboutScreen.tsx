import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ContentPage } from './ContentPage.tsx'
import { ContentPageViewModel } from './ContentPageViewModel.ts'

export function AboutScreen() {
  const { t } = useTranslation('content')
  const model = useViewModel(ContentPageViewModel)
  useEffect(() => model.open('about'), [model])
  return <ContentPage title={t('about.title')} reading={model.reading} />
}
