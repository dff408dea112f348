import { observer } from 'mobx-react-lite'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AccountPage } from '../account-page/AccountPage.tsx'
import { ProfileViewModel } from './ProfileViewModel.ts'
import { Units } from './Units.tsx'

export const ProfileScreen = observer(function ProfileScreen() {
  const { player } = useViewModel(ProfileViewModel)
  return <AccountPage section="profile">{player && <Units player={player} />}</AccountPage>
})
