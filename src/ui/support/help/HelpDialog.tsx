import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { helpDialog } from '#ui/shell/helpDialog.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { pagePaths } from '#ui/support/pagePaths.ts'
import styles from './HelpDialog.module.scss'
import { HelpViewModel } from './HelpViewModel.ts'
import { TicketForm } from './TicketForm.tsx'

export const HelpDialog = observer(function HelpDialog() {
  const { t } = useTranslation('help')
  const model = useViewModel(HelpViewModel)
  // Whoever signs in next opens it again.
  useEffect(() => helpDialog.close, [])
  useUnsavedChanges(model.isUnsent)
  return (
    <Dialog isOpen={true} onClose={helpDialog.close} title={t('help.title')}>
      {model.sent ? (
        <div className={styles['form']}>
          <p role="status">{t('help.sent', { email: model.sent.email })}</p>
          <div className={styles['details']}>
            <p>{t('help.copy')}</p>
            <dl>
              <dt>{t('fields.subject')}</dt>
              <dd>{model.sent.subject}</dd>
              <dt>{t('fields.description')}</dt>
              <dd>{model.sent.description}</dd>
            </dl>
          </div>
          <div>
            <Button onPress={helpDialog.close}>{t('help.close')}</Button>
          </div>
        </div>
      ) : (
        <>
          <p className={styles['lead']}>{t('help.lead')}</p>
          <p className={styles['elsewhere']}>
            <TextLink href={pagePaths.faq}>{t('help.faq')}</TextLink>
            <TextLink href={pagePaths.contactUs}>{t('help.contact')}</TextLink>
          </p>
          <TicketForm model={model} />
        </>
      )}
    </Dialog>
  )
})
