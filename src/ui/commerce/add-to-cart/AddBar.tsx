import { FileUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { needsFile } from '#domain/commerce/product'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { QuantityField } from '../quantity/QuantityField.tsx'
import styles from './AddToCart.module.scss'
import type { ProductConfigurator } from './ProductConfigurator.ts'
import type { ProductViewModel } from './ProductViewModel.ts'

interface AddBarProps {
  readonly model: ProductViewModel
  readonly choosing: ProductConfigurator
}

export const AddBar = observer(function AddBar({ model, choosing }: AddBarProps) {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  const { quantity, inStock, product } = choosing
  const { total } = model
  const { name } = product
  if (needsFile(product)) return <FileNotice />
  const words = total ? t('add.for', { price: formats.money(total) }) : t('add.add')
  return (
    <div className={styles['bar']}>
      <QuantityField
        value={quantity}
        onChange={choosing.setQuantity}
        label={t('quantity.label', { name })}
        fewer={t('quantity.fewer', { name })}
        more={t('quantity.more', { name })}
      />
      <Button
        wide={true}
        busy={model.adding.status.addStatus === 'wait'}
        busyLabel={t('add.busy')}
        isDisabled={!inStock}
        onPress={() => void model.add()}
        data-add={true}
      >
        {inStock ? words : t('stock.none')}
      </Button>
    </div>
  )
})

function FileNotice() {
  const { t } = useTranslation('addToCart')
  return (
    <Notice icon={FileUp} mild={true} title={t('option.fileTitle')}>
      {t('option.fileLead')} <TextLink href={paths.contact}>{t('option.contact')}</TextLink>
    </Notice>
  )
}
