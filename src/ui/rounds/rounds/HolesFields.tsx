import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Course } from '#domain/rounds/course'
import { lengthsOn, startNines, startsOn } from '#domain/rounds/roundChoice'
import { choiceIn } from '#domain/rounds/roundDraft'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import type { RoundEditor } from './RoundEditor.ts'

interface HolesFieldsProps {
  readonly editor: RoundEditor
  readonly course: Course
}

export const HolesFields = observer(function HolesFields({ editor: { draft, write }, course }: HolesFieldsProps) {
  const { t } = useTranslation('rounds')
  const choice = choiceIn(draft, course)
  const [lengths, starts] = [lengthsOn(course.holes), startsOn(course.holes)]
  if (!choice) return <p role="alert">{t('create.noNine')}</p>
  return (
    <>
      {lengths.length > 1 ? (
        <SegmentedControl
          label={t('create.holes')}
          segments={lengths.map((count) => ({ value: count === 9 ? '9' : '18', label: t('round.holes', { count }) }) as const)}
          value={choice.holes === 9 ? '9' : '18'}
          onChange={(value) => write('holes', value)}
        />
      ) : (
        <p>{t('round.holes', { count: choice.holes })}</p>
      )}
      {starts.length > 1 && (
        <SegmentedControl
          label={t('create.start')}
          segments={starts.map((value) => ({ value, label: labelOf(value) }))}
          value={choice.start}
          onChange={(value) => write('start', value)}
        />
      )}
    </>
  )

  function labelOf(start: (typeof starts)[number]): string {
    if (starts.length > 2 || start === 'third') return t('create.fromHole', { hole: startNines.indexOf(start) * 9 + 1 })
    return t(`create.${start}`)
  }
})
