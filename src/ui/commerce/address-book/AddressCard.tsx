import { Pencil, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { canBeRemoved, type SavedAddress } from '#domain/commerce/address'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { AddressBlock } from '../address/AddressBlock.tsx'
import { AddressLabel } from '../address/AddressLabel.tsx'
import styles from './AddressBookScreen.module.scss'
import type { AddressBookViewModel } from './AddressBookViewModel.ts'

interface AddressCardProps {
  readonly address: SavedAddress
  readonly model: AddressBookViewModel
}

export const AddressCard = observer(function AddressCard({ address, model }: AddressCardProps) {
  const { t } = useTranslation('addresses')
  const { isDefaultBilling, isDefaultShipping, street } = address
  const [place = address.city] = street
  const mayRemove = canBeRemoved(address)
  const remove = async () => {
    if (!(await model.remove(address))) return
    toasts.show(t('remove.done'), () => void model.putBack(address))
  }
  return (
    <li className={styles['card']} data-address={address.id}>
      <div className={styles['front']}>
        <AddressBlock address={address} />
        <AddressLabel country={address.countryCode} />
      </div>
      <div className={styles['foot']}>
        <p className={styles['uses']}>
          {isDefaultShipping && <Badge kind="booked">{t('book.defaultShipping')}</Badge>}
          {isDefaultBilling && <Badge kind="booked">{t('book.defaultBilling')}</Badge>}
          {!mayRemove && <span className={styles['kept']}>{t('remove.kept')}</span>}
        </p>
        <span className={styles['acts']}>
          <IconButton label={t('book.edit', { place })} onPress={() => model.editor.change(address)}>
            <Pencil size={18} aria-hidden={true} />
          </IconButton>
          {mayRemove && (
            <IconButton label={t('book.remove', { place })} onPress={() => void remove()}>
              <Trash2 size={18} aria-hidden={true} />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  )
})
