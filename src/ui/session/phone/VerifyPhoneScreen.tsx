import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AccountPage } from '../account-page/AccountPage.tsx'
import { CodeForm } from '../code/CodeForm.tsx'
import { CodeRequestForm } from '../contact/CodeRequestForm.tsx'
import styles from '../contact/ContactForm.module.scss'
import { ContactLoading } from '../contact/ContactLoading.tsx'
import { ContactResult } from '../contact/ContactResult.tsx'
import { CurrentPhone } from './CurrentPhone.tsx'
import { PhoneField } from './PhoneField.tsx'
import { VerifyPhoneViewModel } from './VerifyPhoneViewModel.ts'

export const VerifyPhoneScreen = observer(function VerifyPhoneScreen() {
  const { t } = useTranslation('contact')
  const model = useViewModel(VerifyPhoneViewModel)
  const { sentTo, check, operation } = model
  useUnsavedChanges(model.isUnsent)
  return (
    <AccountPage page="phone">
      <LoadedView loaded={model.contact} skeleton={<ContactLoading />} failed={t('contact.failed')}>
        {(contact) => (
          <div className={styles['form']}>
            <CurrentPhone contact={contact} />
            <ContactResult>{operation.state === 'verified' && t('phone.done')}</ContactResult>
            {sentTo === undefined ? (
              <CodeRequestForm model={model} variant={model.isVerified ? 'outline' : 'primary'}>
                <PhoneField model={model} help={t('phone.help')} />
              </CodeRequestForm>
            ) : (
              <>
                <CodeForm entry={check.entry} sentTo={sentTo} onAccepted={model.accept} />
                <div className={styles['actions']}>
                  <Button variant="outline" onPress={model.startOver}>
                    {t('phone.other')}
                  </Button>
                </div>
              </>
            )}
          </div>
        )}
      </LoadedView>
    </AccountPage>
  )
})
