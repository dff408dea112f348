import { useTranslation } from 'react-i18next'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import type { BookViewModel } from './BookViewModel.ts'

export function useSentence({ choices, selection }: BookViewModel): string {
  const { t } = useTranslation('scheduling')
  const nameOf = usePersonName()
  const { wanted, place } = choices
  if (!wanted) return ''
  const coachId = selection.slots[0]?.coachId ?? wanted.coachId
  const coach = place.coaches.find(({ id }) => id === coachId)
  const choice = { lesson: wanted.lessonType.name, centre: wanted.centre.name }
  return coach ? t('book.choiceWithCoach', { ...choice, coach: nameOf(coach) }) : t('book.choice', choice)
}
