import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#domain/commerce/product'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useShopLinks } from '../shopLinks.ts'
import styles from './AddToCart.module.scss'
import { FieldGroup } from './FieldGroup.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'
import type { ProductViewModel } from './ProductViewModel.ts'

interface AddOnFieldsProps {
  readonly model: ProductViewModel
  readonly choosing: ProductConfigurator
}

export const AddOnFields = observer(function AddOnFields({ model: { addOns }, choosing }: AddOnFieldsProps) {
  const { t } = useTranslation('addToCart')
  const links = useShopLinks()
  const formats = useFormats()
  const offered = addOns.offered(choosing.product)
  if (addOns.task.fault) throw addOns.task.fault.error
  if (offered.length === 0) return null
  const row = (card: ProductCard) => (
    <div key={card.id} className={styles['check']}>
      <Checkbox isSelected={addOns.isTaken(card)} onChange={() => void addOns.toggle(card)} isDisabled={addOns.open.has(card.urlKey)}>
        {card.name}
      </Checkbox>
      <span className={styles['cost']}>
        {addOns.open.has(card.urlKey) ? (
          <TextLink href={links.product(card.urlKey)} small={true}>
            {t('addOns.choose')}
          </TextLink>
        ) : (
          t('option.plus', { price: formats.money(card.price.from.final) })
        )}
      </span>
    </div>
  )
  return (
    <FieldGroup label={t('addOns.title')}>
      <div className={styles['rows']}>{offered.map(row)}</div>
      {addOns.task.failure && <FailureNotice failure={addOns.task.failure} title={t('addOns.unread')} />}
    </FieldGroup>
  )
})
