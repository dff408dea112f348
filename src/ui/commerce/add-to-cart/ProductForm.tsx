import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { AddNotice } from './AddNotice.tsx'
import styles from './AddToCart.module.scss'
import { BundleFields } from './BundleFields.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import type { ChoosingModel } from './ChoosingModel.ts'
import { GiftFields } from './GiftFields.tsx'
import { OptionFields } from './OptionFields.tsx'
import { PlanFields } from './PlanFields.tsx'
import type { ProductViewModel } from './ProductViewModel.ts'
import { TierCells } from './TierCells.tsx'
import { tellMissing } from './tellMissing.ts'
import { useFocusOnMissing } from './useFocusOnMissing.ts'

interface ProductFormProps {
  readonly model: ProductViewModel
  readonly choosing: ChoosingModel
  /** How many, and the button; it may stand elsewhere on the screen. */
  readonly children: ReactNode
}

/** All that is to be chosen of a product of whatever kind. */
export const ProductForm = observer(function ProductForm({ model, choosing, children }: ProductFormProps) {
  const form = useFocusOnMissing(model.hurries)
  const tell = tellMissing(model)
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
      <ChoiceFields choosing={choosing} tell={tell} />
      <TierCells choosing={choosing} />
      <OptionFields choosing={choosing} tell={tell} />
      <PlanFields choosing={choosing} tell={tell} />
      <BundleFields choosing={choosing} tell={tell} />
      <GiftFields choosing={choosing} isToldMissing={model.isToldMissing} />
      {children}
      <AddNotice adding={model.adding} choosing={choosing} />
    </form>
  )
})
