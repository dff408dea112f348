import { CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ContactDetails } from '#domain/support/contactEntry'
import { Button } from '#ui/kit/buttons/Button.tsx'
import styles from './ContactForm.module.scss'
import type { ContactViewModel } from './ContactViewModel.ts'

interface ContactSentProps {
  readonly model: ContactViewModel
  readonly sent: ContactDetails
}

export const ContactSent = observer(function ContactSent({ model, sent: { centreId, email } }: ContactSentProps) {
  const { t } = useTranslation('contactUs')
  const centre = model.places.all.find(({ id }) => id === centreId)?.name
  return (
    <div className={styles['sent']} role="status">
      <CircleCheck size={28} aria-hidden={true} />
      <strong>{t('sent.thanks')}</strong>
      <p>{centre ? t('sent.lead', { centre, email }) : t('sent.leadUnnamed', { email })}</p>
      <Button variant="outline" onPress={model.editor.startAnother}>
        {t('sent.another')}
      </Button>
    </div>
  )
})
