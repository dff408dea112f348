import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Tabs } from '#ui/kit/content/Tabs.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AccountPage } from '../account-page/AccountPage.tsx'
import { ContactLoading } from './ContactLoading.tsx'
import { contactTabs } from './ContactTab.ts'
import { ContactViewModel } from './ContactViewModel.ts'
import { EmailTab } from './EmailTab.tsx'
import { PhoneTab } from './PhoneTab.tsx'
import { SubscriptionsTab } from './SubscriptionsTab.tsx'

export const ContactScreen = observer(function ContactScreen() {
  const { t } = useTranslation('contact')
  const model = useViewModel(ContactViewModel)
  useUnsavedChanges(model.isUnsent)
  useLinkedTab(model)
  return (
    <AccountPage page="contact">
      <LoadedView loaded={model.contact} skeleton={<ContactLoading />} failed={t('contact.failed')}>
        {(contact) => (
          <Tabs
            label={t('contact.tabs')}
            selected={model.tab}
            onSelect={model.choose}
            tabs={[
              { id: 'email', label: t('contact.email'), content: <EmailTab model={model.email} link={model.link} contact={contact} /> },
              { id: 'phone', label: t('contact.phone'), content: <PhoneTab model={model.phone} contact={contact} /> },
              { id: 'subscriptions', label: t('contact.subscriptions'), content: <SubscriptionsTab model={model.subscriptions} /> },
            ]}
          />
        )}
      </LoadedView>
    </AccountPage>
  )
})

/** A link opens a tab once; then the last one counts again. */
function useLinkedTab(model: ContactViewModel): void {
  const [query, setQuery] = useSearchParams()
  const linked = contactTabs.find((tab) => tab === query.get('tab'))
  useEffect(() => {
    if (!linked) return
    model.choose(linked)
    setQuery({}, { replace: true })
  }, [model, linked, setQuery])
}
