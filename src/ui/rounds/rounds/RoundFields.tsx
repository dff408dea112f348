import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Course } from '#domain/rounds/course'
import { playSettingNames, roundModes } from '#domain/rounds/round'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { RoundEditor } from './RoundEditor.ts'
import styles from './RoundForm.module.scss'
import { TeePicker } from './TeePicker.tsx'
import { WeatherLine } from './WeatherLine.tsx'

interface RoundFieldsProps {
  readonly editor: RoundEditor
  readonly course: Course
}

export const RoundFields = observer(function RoundFields({ editor, course }: RoundFieldsProps) {
  const { t } = useTranslation('rounds')
  const { draft, write, latest, settings, isTimeMissing } = editor
  return (
    <>
      <div className={styles['chosen']}>
        <p className={styles['name']}>{course.name}</p>
        <Chip onPress={editor.changeCourse}>{t('create.changeCourse')}</Chip>
      </div>
      <TeePicker tees={editor.tees} />
      <div className={styles['pair']}>
        <TextField label={t('create.date')} type="date" name="date" value={draft.date} onChange={(text) => write('date', text)} />
        <TextField
          label={t('create.time')}
          type="time"
          name="time"
          value={draft.time}
          onChange={(text) => write('time', text)}
          error={isTimeMissing && t('create.timeMissing')}
        />
      </div>
      <WeatherLine editor={editor} course={course} />
      <div className={styles['pair']}>
        <SegmentedControl
          label={t('create.holes')}
          segments={(['18', '9'] as const).map((value) => ({ value, label: t('round.holes', { count: Number(value) }) }))}
          value={draft.holes}
          onChange={(value) => write('holes', value)}
        />
        <SegmentedControl
          label={t('create.start')}
          segments={(['front', 'back'] as const).map((value) => ({ value, label: t(`create.${value}`) }))}
          value={draft.start}
          onChange={(value) => write('start', value)}
        />
      </div>
      <SelectField
        label={t('create.mode')}
        name="mode"
        options={roundModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={draft.mode}
        onChange={(value) => write('mode', value)}
      />
      <Checkbox name="compliant" isSelected={draft.isCompliant === 'yes'} onChange={(isOn) => write('isCompliant', isOn ? 'yes' : 'no')}>
        {t('create.compliant')}
      </Checkbox>
      <LoadedView loaded={latest} skeleton={<Skeleton lines={2} />} failed={t('create.settingsUnread')}>
        {() => (
          <details className={styles['settings']}>
            <summary>{t('create.settings')}</summary>
            <div className={styles['flags']}>
              {playSettingNames.map((name) => (
                <Checkbox key={name} name={name} isSelected={settings?.[name] ?? false} onChange={(isOn) => editor.set(name, isOn)}>
                  {t(`settings.${name}`)}
                </Checkbox>
              ))}
            </div>
          </details>
        )}
      </LoadedView>
    </>
  )
})
