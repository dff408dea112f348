import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
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
      <div className={styles['hero']}>
        <Drawing scene="signIn" keep="top" className={styles['scene']} />
        <div className={styles['words']}>
          <Screen title={t('invite.title')}>
            <p className={styles['lead']}>{t('invite.lead')}</p>
          </Screen>
        </div>
      </div>
      <div className={styles['link']}>
        <TextField label={t('invite.link')} name="invitation" value={address} isReadOnly={true} onFocus={selectAll} />
        <Button onPress={model.copy} busy={copying.busy} busyLabel={t('invite.copy')}>
          {t('invite.copy')}
        </Button>
        <p role="status">{copied && t(`invite.${copied}`)}</p>
      </div>
    </div>
  )
})

function selectAll({ target }: { readonly target: EventTarget }): void {
  if (target instanceof HTMLInputElement) target.select()
}
