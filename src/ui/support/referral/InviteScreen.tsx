import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { InviteViewModel } from './InviteViewModel.ts'
import styles from './ReferralScreen.module.scss'

export const InviteScreen = observer(function InviteScreen() {
  const { t } = useTranslation('contactUs')
  const model = useViewModel(InviteViewModel)
  const { address, copying, copied } = model
  if (copying.fault) throw copying.fault.error
  return (
    <div className={styles['invite']}>
      <Screen title={t('invite.title')}>
        <p className={styles['lead']}>{t('invite.lead')}</p>
        <TextField label={t('invite.link')} name="invitation" value={address} isReadOnly={true} onFocus={selectAll} />
        <div className={styles['acts']}>
          <Button onPress={model.copy} busy={copying.busy} busyLabel={t('invite.copy')}>
            {t('invite.copy')}
          </Button>
        </div>
        {copied && <p role="status">{t(`invite.${copied}`)}</p>}
      </Screen>
    </div>
  )
})

function selectAll({ target }: { readonly target: EventTarget }): void {
  if (target instanceof HTMLInputElement) target.select()
}
