import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AccountPage } from '../account-page/AccountPage.tsx'
import { AnalyticsChoice } from '../analytics-choice/AnalyticsChoice.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { ProfileViewModel } from './ProfileViewModel.ts'
import { Units } from './Units.tsx'

export const ProfileScreen = observer(function ProfileScreen() {
  const { t } = useTranslation('account')
  const model = useViewModel(ProfileViewModel)
  const { profile, player, typed, saving } = model
  useUnsavedChanges(model.isUnsent)
  if (saving.fault) throw saving.fault.error
  return (
    <AccountPage page="profile">
      <LoadedView loaded={profile} skeleton={<ProfileSkeleton />} failed={t('profile.failed')}>
        {() => typed && <ProfileForm model={model} typed={typed} />}
      </LoadedView>
      {player && <Units player={player} />}
      <AnalyticsChoice />
    </AccountPage>
  )
})
