import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { AddNotice } from './AddNotice.tsx'
import styles from './AddToCart.module.scss'
import { BundleFields } from './BundleFields.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { GiftFields } from './GiftFields.tsx'
import { OptionFields } from './OptionFields.tsx'
import { PlanFields } from './PlanFields.tsx'
import { PriceTiers } from './PriceTiers.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'
import type { ProductViewModel } from './ProductViewModel.ts'
import { showErrors } from './showErrors.ts'
import { useFocusOnMissing } from './useFocusOnMissing.ts'

interface ProductFormProps {
  readonly model: ProductViewModel
  readonly choosing: ProductConfigurator
  readonly children: ReactNode
}

export const ProductForm = observer(function ProductForm({ model, choosing, children }: ProductFormProps) {
  const form = useFocusOnMissing(model.submitAttempts)
  const onErrors = showErrors(model)
  const { addStatus, addResult } = model.adding.status
  return (
    <form
      ref={form}
      noValidate={true}
      className={styles['form']}
      aria-label={choosing.product.name}
      data-add-status={addStatus}
      data-add-result={addResult}
      onSubmit={(event) => {
        event.preventDefault()
        void model.add()
      }}
    >
      <ChoiceFields choosing={choosing} onErrors={onErrors} />
      <PriceTiers choosing={choosing} />
      <OptionFields choosing={choosing} onErrors={onErrors} />
      <PlanFields choosing={choosing} onErrors={onErrors} />
      <BundleFields choosing={choosing} onErrors={onErrors} />
      <GiftFields choosing={choosing} showsErrors={model.showsErrors} />
      {children}
      <AddNotice adding={model.adding} choosing={choosing} />
    </form>
  )
})
