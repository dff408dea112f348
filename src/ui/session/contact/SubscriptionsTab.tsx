import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { subscriptions } from '#domain/session/contact'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import styles from './ContactForm.module.scss'
import { ContactResult } from './ContactResult.tsx'
import { SaveFailure } from './SaveFailure.tsx'
import type { SubscriptionsModel } from './SubscriptionsModel.ts'

export const SubscriptionsTab = observer(function SubscriptionsTab({ model }: { readonly model: SubscriptionsModel }) {
  const { t } = useTranslation('contact')
  const { update } = model
  const { saving } = update
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.save()
  }
  return (
    <form className={styles['tab']} onSubmit={submit} noValidate>
      <ContactResult>{update.operation.state === 'changed' && t('contact.subscriptionsChanged')}</ContactResult>
      <SaveFailure saving={saving} title={t('contact.subscriptionsNotChanged')} onRetry={model.save} />
      {(['email', 'sms'] as const).map((way) => (
        <fieldset key={way} className={styles['group']}>
          <legend className={styles['legend']}>{t(`contact.by-${way}`)}</legend>
          {subscriptions
            .filter((key) => key.startsWith(way))
            .map((key) => (
              <Checkbox key={key} name={key} isSelected={model.isWanted(key)} onChange={(isWanted) => model.setPreference(key, isWanted)}>
                {t(`contact.${key}`)}
              </Checkbox>
            ))}
        </fieldset>
      ))}
      <div className={styles['actions']}>
        <Button type="submit" busy={saving.busy} busyLabel={t('contact.saving')}>
          {t('contact.save')}
        </Button>
      </div>
    </form>
  )
})
