import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostalAddress } from '#domain/commerce/address'
import { postalLines } from '#domain/commerce/postalLines'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { SelectField, type SelectOption } from '#ui/kit/fields/SelectField.tsx'
import { paths } from '#ui/shell/paths.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import type { AddressUse } from './AddressChange.ts'
import styles from './Dialogs.module.scss'
import type { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'

/** Where a subscription is shipped and billed, from the address book. */
export const AddressChangeDialog = observer(function AddressChangeDialog({ model }: { readonly model: SubscriptionsViewModel }) {
  const { t } = useTranslation('subscriptions')
  const id = useId()
  const { subscription, uses, reading, saving, close } = model.addresses
  if (saving.fault) throw saving.fault.error
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await model.saveAddresses())) return
    toasts.show(t('addresses.done'))
  }
  return (
    <Dialog
      isOpen={subscription !== undefined}
      onClose={close}
      isDismissable={!saving.busy}
      title={t('addresses.title')}
      kicker={subscription?.name}
      actions={
        <>
          <Button variant="outline" isDisabled={saving.busy} onPress={close}>
            {t('addresses.drop')}
          </Button>
          <Button type="submit" form={id} busy={saving.busy} busyLabel={t('addresses.busy')}>
            {t('addresses.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={(event) => void save(event)} noValidate={true}>
        {saving.failure && <FailureNotice failure={saving.failure} title={t('addresses.failed')} of="writing" />}
        <p>{t('addresses.lead')}</p>
        <LoadedView loaded={reading} skeleton={<Skeleton lines={4} />} failed={t('addresses.unread')}>
          {() => (
            <>
              {uses.map((use) => (
                <AddressSelect key={use} model={model} use={use} own={subscription?.[`${use}Address`]} />
              ))}
            </>
          )}
        </LoadedView>
        <TextLink href={paths.addresses} small={true}>
          {t('addresses.toBook')}
        </TextLink>
      </form>
    </Dialog>
  )
})

interface AddressSelectProps {
  readonly model: SubscriptionsViewModel
  readonly use: AddressUse
  readonly own: PostalAddress | undefined
}

const AddressSelect = observer(function AddressSelect({ model: { addresses }, use, own }: AddressSelectProps) {
  const { t } = useTranslation('subscriptions')
  const nameOf = usePersonName()
  const textOf = (address: PostalAddress) => postalLines(address, nameOf(address)).join(', ')
  const options: readonly SelectOption<string>[] = [
    ...(own ? [{ value: 'current', label: t('addresses.current', { address: textOf(own) }) }] : []),
    ...(addresses.reading.value ?? []).map((address) => ({ value: `${address.id}`, label: textOf(address) })),
  ]
  const choice = addresses.choices[use]
  return (
    <SelectField
      label={t(`addresses.${use}`)}
      name={use}
      options={options}
      value={choice === 'current' && !own ? undefined : `${choice}`}
      onChange={(value) => addresses.choose(use, value === 'current' ? value : Number(value))}
      error={addresses.missing.includes(use) && t('addresses.missing')}
    />
  )
})
