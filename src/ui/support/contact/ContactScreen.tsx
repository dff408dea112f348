import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PublicPage } from '#ui/shell/PublicPage.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './ContactForm.module.scss'
import { ContactForm } from './ContactForm.tsx'
import { ContactSent } from './ContactSent.tsx'
import { ContactViewModel } from './ContactViewModel.ts'

export const ContactScreen = observer(function ContactScreen() {
  const { t } = useTranslation('contactUs')
  const model = useViewModel(ContactViewModel)
  useEffect(() => model.open(), [model])
  const { sent } = model.editor
  return (
    <PublicPage home={t('page.home')}>
      <Screen title={sent ? t('sent.title') : t('contact.title')}>
        {sent ? (
          <ContactSent model={model} sent={sent} />
        ) : (
          <>
            <p className={styles['lead']}>{t('contact.lead')}</p>
            <ContactForm model={model} />
          </>
        )}
      </Screen>
    </PublicPage>
  )
})
