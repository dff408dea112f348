import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Course } from '#domain/rounds/course'
import { type PlaySettingName, playSettingNames, roundModes } from '#domain/rounds/round'
import { hasInput } from '#domain/rounds/scorecard'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TimeField } from '#ui/kit/fields/TimeField.tsx'
import { HolesFields } from './HolesFields.tsx'
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
  const { draft, write, latest, settings, isTimeMissing, fieldTooFarAhead } = editor
  const flag = (name: PlaySettingName) => (
    <Checkbox key={name} name={name} isSelected={settings?.[name] ?? false} onChange={(isOn) => editor.set(name, isOn)}>
      {t(`settings.${name}`)}
    </Checkbox>
  )
  return (
    <>
      <div className={styles['chosen']}>
        <p className={styles['name']}>{course.name}</p>
        <Chip onPress={editor.changeCourse}>{t('create.changeCourse')}</Chip>
      </div>
      <TeePicker tees={editor.tees} isMissing={editor.isTeeMissing} />
      <div className={styles['pair']}>
        <DateField
          label={t('create.date')}
          name="date"
          value={draft.date}
          onChange={(text) => write('date', text)}
          error={fieldTooFarAhead === 'date' && t('create.tooFarAhead')}
        />
        <TimeField
          label={t('create.time')}
          name="time"
          value={draft.time}
          onChange={(text) => write('time', text)}
          error={isTimeMissing ? t('create.timeMissing') : fieldTooFarAhead === 'time' && t('create.tooFarAhead')}
        />
      </div>
      <WeatherLine editor={editor} course={course} />
      <div className={styles['pair']}>
        <HolesFields editor={editor} course={course} />
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
            <div className={styles['flags']}>{playSettingNames.filter(hasInput).map(flag)}</div>
            <p className={styles['note']}>{t('create.shotsLead')}</p>
            <div className={styles['flags']}>{playSettingNames.filter((name) => !hasInput(name)).map(flag)}</div>
          </details>
        )}
      </LoadedView>
    </>
  )
})
