import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { LessonPage } from './LessonPage.tsx'
import { LessonViewModel } from './LessonViewModel.ts'

/** What came of the lesson that was given last. */
export function LatestLessonScreen() {
  const { t } = useTranslation('lessons')
  const model = useViewModel(LessonViewModel)
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: lessons are told in the language on the screen
  useEffect(() => {
    void model.openLatest()
  }, [model, language])
  return <LessonPage model={model} nothing={t('lesson.noLatest')} nothingLead={t('history.noneLead')} />
}
