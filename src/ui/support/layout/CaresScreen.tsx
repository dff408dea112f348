import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ContentPage } from './ContentPage.tsx'
import { ContentPageViewModel } from './ContentPageViewModel.ts'

export function CaresScreen() {
  const { t } = useTranslation('content')
  const model = useViewModel(ContentPageViewModel)
  useEffect(() => model.open('cares'), [model])
  return <ContentPage title={t('cares.title')} reading={model.reading} />
}
