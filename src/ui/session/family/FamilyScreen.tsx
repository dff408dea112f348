import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AccountPage } from '../account-page/AccountPage.tsx'
import { ChildRow } from './ChildRow.tsx'
import styles from './Family.module.scss'
import { FamilySkeleton } from './FamilySkeleton.tsx'
import { FamilyViewModel } from './FamilyViewModel.ts'
import { ParentRow } from './ParentRow.tsx'

/** A change of player opens home. */
export const FamilyScreen = observer(function FamilyScreen() {
  const { t } = useTranslation('family')
  const model = useViewModel(FamilyViewModel)
  const navigate = useNavigate()
  useUnsavedChanges(model.isUnsent)
  const { parent, actor } = model
  const decline = () => {
    model.decline()
    void navigate(paths.home)
  }
  return (
    <AccountPage page="family">
      <LoadedView loaded={model.accounts} skeleton={<FamilySkeleton />} failed={t('family.failed')}>
        {(accounts) =>
          model.isAlone ? (
            <EmptyState title={t('family.emptyTitle')}>{t('family.empty')}</EmptyState>
          ) : (
            <>
              <ul aria-label={t('family.accounts')} className={styles['rows']}>
                {parent && <ParentRow parent={parent} model={model} />}
                {accounts.map((account) => (
                  <ChildRow key={account.id} account={account} model={model} />
                ))}
              </ul>
              <p className={styles['note']}>{t('family.note')}</p>
              {actor === undefined && parent && (
                <div className={styles['decline']}>
                  <Button variant="outline" onPress={decline}>
                    {t('family.decline', { name: parent.firstName })}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </LoadedView>
    </AccountPage>
  )
})
