import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureAccess } from '#ui/shell/featureAccess.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { EndingList } from '../ending/EndingList.tsx'
import { AccountGroup } from './AccountGroup.tsx'
import styles from './AccountScreen.module.scss'
import { AccountScreenViewModel } from './AccountScreenViewModel.ts'
import { openGroups } from './sections.ts'

export const AccountScreen = observer(function AccountScreen() {
  const { t } = useTranslation('account')
  const model = useViewModel(AccountScreenViewModel)
  const access = useFeatureAccess()
  return (
    <div className={styles['page']}>
      <Screen title={t('account.title')}>
        <EndingList model={model.ending} />
        <nav aria-label={t('account.title')} className={styles['groups']}>
          {openGroups(access).map(({ key, sections }) => (
            <AccountGroup key={key} title={t(`groups.${key}`)} sections={sections} model={model} />
          ))}
        </nav>
      </Screen>
    </div>
  )
})
