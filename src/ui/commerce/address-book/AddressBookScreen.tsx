import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './AddressBookScreen.module.scss'
import { AddressBookSkeleton } from './AddressBookSkeleton.tsx'
import { AddressBookViewModel } from './AddressBookViewModel.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressDialog } from './AddressDialog.tsx'

export const AddressBookScreen = observer(function AddressBookScreen() {
  const { t } = useTranslation('addresses')
  const model = useViewModel(AddressBookViewModel)
  const { reading, removing, restoring } = model
  useUnsavedChanges(model.editor.isUnsent)
  const fault = removing.fault ?? restoring.fault
  if (fault) throw fault.error
  return (
    <div className={styles['page']}>
      <Screen title={t('book.title')}>
        <p className={styles['lead']}>{t('book.lead')}</p>
        {removing.failure && <FailureNotice failure={removing.failure} title={t('remove.failed')} of="writing" />}
        {restoring.failure && <FailureNotice failure={restoring.failure} title={t('remove.notPutBack')} of="writing" />}
        <LoadedView loaded={reading} skeleton={<AddressBookSkeleton />} failed={t('book.unread')}>
          {() => <Book model={model} />}
        </LoadedView>
      </Screen>
      <AddressDialog model={model} />
    </div>
  )
})

const Book = observer(function Book({ model }: { readonly model: AddressBookViewModel }) {
  const { t } = useTranslation('addresses')
  const { addresses } = model
  const add = (
    <Button icon={<Plus size={20} aria-hidden={true} />} onPress={model.add}>
      {t('book.add')}
    </Button>
  )
  if (addresses.length === 0) {
    return (
      <EmptyState title={t('book.none')} action={add}>
        {t('book.noneLead')}
      </EmptyState>
    )
  }
  return (
    <>
      <div>{add}</div>
      <ul className={styles['addresses']} aria-label={t('book.title')}>
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} model={model} />
        ))}
      </ul>
    </>
  )
})
