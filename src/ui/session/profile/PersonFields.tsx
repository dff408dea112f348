import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import styles from './ProfileForm.module.scss'
import type { ProfilePart } from './ProfileText.tsx'

const genders = ['female', 'male', 'other', 'undisclosed'] as const

export const PersonFields = observer(function PersonFields(part: ProfilePart) {
  const { t } = useTranslation('account')
  const { model, typed } = part
  const known = genders.map((gender) => ({ value: String(gender), label: t(`gender.${gender}`) }))
  const isOther = typed.gender !== '' && !known.some(({ value }) => value === typed.gender)
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('profile.person')}</legend>
      <RadioRows
        label={t('profile.hand')}
        rows={[
          { value: 'r', label: t('hand.right') },
          { value: 'l', label: t('hand.left') },
        ]}
        value={typed.hand}
        onChange={(letter) => model.change('hand', letter)}
      />
      <div className={styles['pair']}>
        <DateField
          label={t('profile.birthday')}
          name="birthday"
          autoComplete="bday"
          hasCalendar={false}
          value={typed.birthday}
          onChange={(day) => model.change('birthday', day)}
          error={model.problems.birthday && t(`problems.${model.problems.birthday}`)}
        />
        <SelectField
          label={t('profile.gender')}
          name="gender"
          autoComplete="sex"
          options={isOther ? [...known, { value: typed.gender, label: typed.gender }] : known}
          value={typed.gender || undefined}
          onChange={(gender) => model.change('gender', gender)}
          error={model.problems.gender && t(`problems.${model.problems.gender}`)}
        />
      </div>
    </fieldset>
  )
})
