import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { CodeForm } from '../code/CodeForm.tsx'
import styles from './RegisterScreen.module.scss'
import type { RegisterViewModel } from './RegisterViewModel.ts'

export const CodeStep = observer(function CodeStep({ model }: { readonly model: RegisterViewModel }) {
  const { t } = useTranslation('signUp')
  const { code, sentTo, sendingCode, sendingLink, isLinkSent } = model
  return (
    <div className={styles['form']}>
      {sendingCode.failure && (
        <FailureNotice
          failure={sendingCode.failure}
          of="asking"
          title={t('code.notSent')}
          onRetry={model.sendCode}
          busy={sendingCode.busy}
        />
      )}
      {sendingCode.busy && !sendingCode.failure && <p role="status">{t('code.sending')}</p>}
      {(!sendingCode.failure || model.isReturning) && <CodeForm entry={code} sentTo={sentTo} onAccepted={model.goOn} />}
      {sendingLink.failure && (
        <FailureNotice failure={sendingLink.failure} of="asking" title={t('code.linkNotSent')} onRetry={model.sendLink} />
      )}
      <div className={styles['stack']}>
        <p>{t('code.linkLead')}</p>
        <Button variant="outline" busy={sendingLink.busy} busyLabel={t('code.sending')} onPress={model.sendLink}>
          {t('code.sendLink')}
        </Button>
        <p role="status">{isLinkSent && t('code.linkSent')}</p>
      </div>
    </div>
  )
})
