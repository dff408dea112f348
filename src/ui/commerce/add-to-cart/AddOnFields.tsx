import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#domain/commerce/product'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { pathOfProduct } from '../shopPaths.ts'
import styles from './AddToCart.module.scss'
import { FieldGroup } from './FieldGroup.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'
import type { ProductViewModel } from './ProductViewModel.ts'

interface AddOnFieldsProps {
  readonly model: ProductViewModel
  readonly choosing: ProductConfigurator
}

export const AddOnFields = observer(function AddOnFields({ model: { along }, choosing }: AddOnFieldsProps) {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  const offered = along.offered(choosing.product)
  if (along.task.fault) throw along.task.fault.error
  if (offered.length === 0) return null
  const row = (card: ProductCard) => (
    <div key={card.id} className={styles['check']}>
      <Checkbox isSelected={along.isTaken(card)} onChange={() => void along.toggle(card)} isDisabled={along.open.has(card.urlKey)}>
        {card.name}
      </Checkbox>
      <span className={styles['cost']}>
        {along.open.has(card.urlKey) ? (
          <TextLink href={pathOfProduct(card.urlKey)} small={true}>
            {t('along.choose')}
          </TextLink>
        ) : (
          t('option.plus', { price: formats.money(card.price.from.final) })
        )}
      </span>
    </div>
  )
  return (
    <FieldGroup label={t('along.title')}>
      <div className={styles['rows']}>{offered.map(row)}</div>
      {along.task.failure && <FailureNotice failure={along.task.failure} title={t('along.unread')} />}
    </FieldGroup>
  )
})
