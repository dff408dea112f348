import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import type { ProfileDetails } from '#domain/session/profile'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { announce } from '#ui/shell/announce.tsx'
import { AddressFields } from './AddressFields.tsx'
import { NameFields } from './NameFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import styles from './ProfileForm.module.scss'
import { ProfilePhone } from './ProfilePhone.tsx'
import type { ProfileViewModel } from './ProfileViewModel.ts'

interface ProfileFormProps {
  readonly model: ProfileViewModel
  readonly typed: ProfileDetails
}

export const ProfileForm = observer(function ProfileForm({ model, typed }: ProfileFormProps) {
  const { t } = useTranslation('account')
  const form = useRef<HTMLFormElement>(null)
  const { operation, problem, saving } = model
  useEffect(() => {
    if (problem?.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])
  useEffect(() => {
    if (operation.state === 'updated') announce(t('profile.saved'))
  }, [operation, t])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void model.save()
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <NameFields model={model} typed={typed} />
      <PersonFields model={model} typed={typed} />
      <AddressFields model={model} typed={typed} />
      <ProfilePhone model={model} typed={typed} />
      {saving.failure && (
        <FailureNotice
          failure={saving.failure}
          title={mayBeDone(saving.failure) ? t('profile.unknown') : t('profile.notSaved')}
          of="writing"
        />
      )}
      <div className={styles['end']}>
        <Button type="submit" size="large" busy={saving.busy} busyLabel={t('profile.saving')}>
          {t('profile.save')}
        </Button>
        <Outcome model={model} />
      </div>
    </form>
  )
})

const Outcome = observer(function Outcome({ model: { operation, problem } }: { readonly model: ProfileViewModel }) {
  const { t } = useTranslation('account')
  if (operation.state === 'updated') return <p className={styles['saved']}>{t('profile.saved')}</p>
  if (problem?.kind === 'unchanged') return <p role="status">{t('profile.unchanged')}</p>
  return (
    problem && (
      <p role="alert" className={styles['refused']}>
        {t('profile.refused')}
      </p>
    )
  )
})
