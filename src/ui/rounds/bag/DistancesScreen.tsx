import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import type { Club } from '#domain/rounds/club'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFirstProblem } from '#ui/kit/fields/useFirstProblem.ts'
import { pathOfBag } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './DistancesScreen.module.scss'
import { DistancesViewModel } from './DistancesViewModel.ts'
import { problemText } from './problemText.ts'
import { useClubText } from './useClubText.ts'

export const DistancesScreen = observer(function DistancesScreen() {
  const { t } = useTranslation('bag')
  const id = Number(useParams()['id'])
  const navigate = useNavigate()
  const screen = useViewModel(DistancesViewModel)
  const { model, saving } = screen
  useEffect(() => void screen.open(id), [screen, id])
  useUnsavedChanges(screen.isUnsent)
  const [attempts, setAttempts] = useState(0)
  const form = useFirstProblem(attempts)
  if (saving.fault) throw saving.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await screen.save())) return setAttempts(attempts + 1)
    toasts.show(t('distances.saved'))
    await navigate(pathOfBag(id))
  }
  return (
    <div className={styles['page']}>
      <TextLink href={pathOfBag(id)} small={true}>
        {t('distances.back')}
      </TextLink>
      <Screen title={t('distances.title')}>
        <p className={styles['lead']}>{t('distances.lead')}</p>
        <LoadedView loaded={model.listsReading} skeleton={<Skeleton lines={8} />} failed={t('clubEditor.listsUnread')}>
          {() => (
            <LoadedView loaded={model.clubsReading} skeleton={<Skeleton lines={8} />} failed={t('bag.clubsUnread')}>
              {() => (
                <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
                  {saving.failure && <FailureNotice failure={saving.failure} title={t('distances.notSaved')} of="writing" />}
                  <div className={styles['fields']}>
                    {model.clubs.map((club) => (
                      <DistanceField key={club.id} club={club} screen={screen} />
                    ))}
                  </div>
                  <div className={styles['foot']}>
                    <Button type="submit" wide={true} isDisabled={!screen.isUnsent} busy={saving.busy} busyLabel={t('clubEditor.saving')}>
                      {t('clubEditor.save')}
                    </Button>
                  </div>
                </form>
              )}
            </LoadedView>
          )}
        </LoadedView>
      </Screen>
    </div>
  )
})

const DistanceField = observer(function DistanceField({ club, screen }: { readonly club: Club; readonly screen: DistancesViewModel }) {
  const { t } = useTranslation('bag')
  const { model, problems } = screen
  const { nameOf } = useClubText(model)
  const problem = problems[club.id]
  const unit = model.metric ? t('distances.metres') : t('distances.yards')
  return (
    <TextField
      label={`${nameOf(club)} (${unit})`}
      name={`distance-${club.id}`}
      inputMode="numeric"
      autoComplete="off"
      value={screen.textOf(club)}
      onChange={(text) => screen.write(club, text)}
      error={problem && t(problemText('distance', problem))}
    />
  )
})
