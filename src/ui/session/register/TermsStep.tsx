import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { minimumAge } from '#domain/session/terms'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import { useFirstProblem } from '#ui/kit/fields/useFirstProblem.ts'
import { ClubText } from '../club-text/ClubText.tsx'
import styles from './RegisterScreen.module.scss'
import type { RegisterViewModel } from './RegisterViewModel.ts'

export const TermsStep = observer(function TermsStep({ model }: { readonly model: RegisterViewModel }) {
  const { t } = useTranslation('signUp')
  const { terms } = model
  const { sending, birthdayProblem } = terms
  const form = useFirstProblem(terms.attempts)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.complete()
  }
  return (
    <form ref={form} className={styles['form']} method="post" onSubmit={submit} noValidate>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text can be scrolled by keyboard */}
      <section className={styles['text']} aria-label={t('terms.text')} tabIndex={0}>
        <ClubText texts={terms.texts} name="terms" />
      </section>
      <DateField
        label={t('terms.birthday')}
        value={terms.birthday}
        onChange={terms.changeBirthday}
        help={t('birthday.help', { age: minimumAge })}
        error={birthdayProblem && t(`birthday.${birthdayProblem}`, { age: minimumAge })}
        hasCalendar={false}
        name="birthday"
        autoComplete="bday"
        isRequired
      />
      <div className={styles['checks']}>
        <Checkbox name="termsRead" isSelected={terms.areRead} onChange={terms.changeRead} isInvalid={terms.isTickMissing && !terms.areRead}>
          {t('terms.read')}
        </Checkbox>
        <Checkbox
          name="ageAffirmation"
          isSelected={terms.isOfAge}
          onChange={terms.changeAge}
          isInvalid={terms.isTickMissing && !terms.isOfAge}
        >
          {t('terms.age')}
        </Checkbox>
        <p role="alert" className={styles['missing']}>
          {terms.isTickMissing && !(terms.areRead && terms.isOfAge) && t('terms.tickMissing')}
        </p>
      </div>
      {sending.failure && <FailureNotice failure={sending.failure} of="writing" title={t('terms.notSent')} />}
      <Button type="submit" size="large" wide busy={sending.busy} busyLabel={t('terms.sending')}>
        {t('terms.submit')}
      </Button>
    </form>
  )
})
