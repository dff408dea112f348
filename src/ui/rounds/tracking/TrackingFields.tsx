import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { playModes } from '#domain/rounds/tracking'
import type { CountField, TrackingField, TrackingProblem } from '#domain/rounds/trackingDraft'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { CourseChoice } from './CourseChoice.tsx'
import type { TrackingEditor } from './TrackingEditor.ts'
import styles from './TrackingForm.module.scss'

const counts = [
  'greensInRegulation',
  'nearTheGreen',
  'scrambles',
  'badThreePutts',
  'terribleTeeShots',
] as const satisfies readonly CountField[]

export const TrackingFields = observer(function TrackingFields({ editor }: { readonly editor: TrackingEditor }) {
  const { t } = useTranslation('tracking')
  const { draft, write } = editor
  const errorOf = useErrorOf(editor)
  const field = (name: TrackingField) => ({
    name,
    label: t(`fields.${name}`),
    value: draft[name],
    onChange: (text: string) => write(name, text),
    error: errorOf(name),
  })
  const written = (name: TrackingField) => ({ ...field(name), autoComplete: 'off' })
  return (
    <>
      <TextField {...written('courseName')} help={draft.courseId === '' ? undefined : t('editor.ofList')} />
      <CourseChoice editor={editor} />
      <div className={styles['pair']}>
        <DateField {...field('date')} latest={editor.today} />
        <SelectField {...written('mode')} options={playModes.map((mode) => ({ value: mode, label: t(`editor.${mode}`) }))} />
      </div>
      <div className={styles['pair']}>
        <TextField {...written('holes')} inputMode="numeric" />
        <TextField {...written('score')} inputMode="numeric" />
      </div>
      <fieldset className={styles['counts']}>
        <legend>{t('editor.counts')}</legend>
        {counts.map((name) => (
          <TextField key={name} {...written(name)} inputMode="numeric" help={t(`help.${name}`)} />
        ))}
      </fieldset>
    </>
  )
})

function useErrorOf({ problems, draft }: TrackingEditor): (field: TrackingField) => string | undefined {
  const { t } = useTranslation('tracking')
  const texts = {
    missing: 'problem.missing',
    'not-whole': 'problem.notWhole',
    'in-future': 'problem.inFuture',
    'too-long': 'problem.tooLong',
    unwritable: 'problem.unwritable',
  } as const satisfies Partial<Readonly<Record<TrackingProblem, string>>>
  return (field) => {
    const problem = problems[field]
    if (problem === undefined) return undefined
    if (problem === 'too-many') return t('problem.tooMany')
    if (problem !== 'out-of-range') return t(texts[problem])
    if (field === 'score') return t('problem.scoreRange', { holes: draft.holes })
    return field === 'holes' ? t('problem.holesRange') : t('problem.outOfRange')
  }
}
