import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { PublicPage } from '#ui/shell/PublicPage.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { InvitationGone } from '../referral/InvitationGone.tsx'
import styles from './ContactForm.module.scss'
import { ContactForm } from './ContactForm.tsx'
import { ContactSent } from './ContactSent.tsx'
import { ContactViewModel } from './ContactViewModel.ts'

export const ReferralContactScreen = observer(function ReferralContactScreen() {
  const { t } = useTranslation('contactUs')
  const { pid = '' } = useParams()
  const model = useViewModel(ContactViewModel)
  useEffect(() => model.open(pid), [model, pid])
  const { editor, invitation } = model
  if (invitation.reading.fault) throw invitation.reading.fault.error
  if (invitation.isNobodys) return <InvitationGone />
  const { friendName: name } = invitation
  return (
    <PublicPage home={t('page.home')}>
      <Screen title={editor.sent ? t('sent.title') : t('contact.referralTitle')}>
        {editor.sent ? (
          <ContactSent model={model} sent={editor.sent} />
        ) : (
          <>
            <p className={styles['lead']}>{name ? t('contact.referralLead', { name }) : t('contact.referralLeadUnnamed')}</p>
            <ContactForm model={model} />
          </>
        )}
      </Screen>
    </PublicPage>
  )
})
