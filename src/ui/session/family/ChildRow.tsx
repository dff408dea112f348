import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { FamilyAccount } from '#domain/session/configuration'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import styles from './Family.module.scss'
import type { FamilyViewModel } from './FamilyViewModel.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PersonRow } from './PersonRow.tsx'

interface ChildRowProps {
  readonly account: FamilyAccount
  readonly model: FamilyViewModel
}

export const ChildRow = observer(function ChildRow({ account, model }: ChildRowProps) {
  const { t } = useTranslation('family')
  const { opening } = model
  const isActing = model.actor === account.id
  const isChosen = model.chosen?.id === account.id
  const act = (
    <Button variant="outline" busy={isChosen && opening.busy} busyLabel={t('family.opening')} onPress={() => void model.choose(account)}>
      {t('family.act', { name: account.firstName })}
    </Button>
  )
  const asks = isChosen && model.asksPassword
  const state = isActing ? <Badge kind="family">{t('family.actingNow')}</Badge> : !asks && act
  return (
    <PersonRow id={account.id} name={account} about={t('family.ofFamily')} tint="sand" state={state} isActing={isActing}>
      {isChosen && (
        <div className={styles['below']}>
          {opening.failure && <FailureNotice failure={opening.failure} of="asking" title={t('family.notOpened')} />}
          {model.problem === 'refused' && (
            <Notice icon={CircleAlert} title={t('family.notOpened')} mild>
              {t('family.refused')}
            </Notice>
          )}
          {asks && <PasswordForm name={account.firstName} model={model} />}
        </div>
      )}
    </PersonRow>
  )
})
