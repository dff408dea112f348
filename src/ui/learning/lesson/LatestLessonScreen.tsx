import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { LessonPage } from './LessonPage.tsx'
import { LessonViewModel } from './LessonViewModel.ts'

export function LatestLessonScreen() {
  const { t } = useTranslation('lessons')
  const model = useViewModel(LessonViewModel)
  useEffect(() => {
    void model.openLatest()
  }, [model])
  return <LessonPage model={model} nothing={t('lesson.noLatest')} nothingLead={t('history.noneLead')} />
}
