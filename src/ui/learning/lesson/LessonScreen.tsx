import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { LessonPage } from './LessonPage.tsx'
import { LessonViewModel } from './LessonViewModel.ts'

export function LessonScreen() {
  const { t } = useTranslation('lessons')
  const { id = '' } = useParams()
  const model = useViewModel(LessonViewModel)
  useEffect(() => {
    void model.open(id)
  }, [model, id])
  return <LessonPage model={model} nothing={t('lesson.nothing')} nothingLead={t('lesson.nothingLead')} />
}
