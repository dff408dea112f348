import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Money } from '#domain/commerce/money'
import { type BundleItem, type BundleOption, byPosition } from '#domain/commerce/product'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { QuantityField } from '../quantity/QuantityField.tsx'
import styles from './AddToCart.module.scss'
import { FieldGroup } from './FieldGroup.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'
import type { ShowErrors } from './showErrors.ts'

interface BundleFieldsProps {
  readonly choosing: ProductConfigurator
  readonly onErrors: ShowErrors
}

export const BundleFields = observer(function BundleFields({ choosing, onErrors }: BundleFieldsProps) {
  const { t } = useTranslation('addToCart')
  return byPosition(choosing.product.items).map((item) => {
    const { id, title, type, isRequired } = item
    const error = onErrors((part) => part.kind === 'item' && part.id === id, t('missing.option', { title }))
    const options = byPosition(item.options).filter((option) => option.inStock || choosing.taken(item, option.id) > 0)
    const given = { choosing, item, options }
    if (type === 'select') return <List key={id} {...given} error={error} />
    const Choice = choices[type]
    return (
      <FieldGroup key={id} label={title} aside={!isRequired && t('bundle.optional')} error={error}>
        <Choice {...given} />
        <Counts {...given} />
      </FieldGroup>
    )
  })
})

interface ChoiceProps {
  readonly choosing: ProductConfigurator
  readonly item: BundleItem
  readonly options: readonly BundleOption[]
}

const none = 'none'

function useOneOf({ choosing, item, options }: ChoiceProps) {
  const chosen = options.find(({ id }) => choosing.taken(item, id) > 0)
  const choose = (changed: string) => {
    const option = options.find(({ id }) => String(id) === changed)
    if (option) choosing.take(item, option.id, option.quantity)
    else choosing.takeNone(item)
  }
  const open = item.isRequired ? undefined : none
  return { value: chosen ? String(chosen.id) : open, choose }
}

const Rows = observer(function Rows(props: ChoiceProps) {
  const { t } = useTranslation('addToCart')
  const words = useWords()
  const { choosing, item, options } = props
  const { value, choose } = useOneOf(props)
  const rows = options.map((option) => ({
    value: String(option.id),
    label: words.named(option),
    detail: words.cost(choosing.costOf(item, option), option),
  }))
  const all = item.isRequired ? rows : [{ value: none, label: t('option.none'), detail: '' }, ...rows]
  return <RadioRows label={item.title} labelHidden={true} rows={all} value={value} onChange={choose} />
})

const List = observer(function List({ error, ...props }: ChoiceProps & { readonly error: string | undefined }) {
  const { t } = useTranslation('addToCart')
  const words = useWords()
  const { choosing, item, options } = props
  const { title, isRequired } = item
  const { value, choose } = useOneOf(props)
  const rows = options.map((option) => ({
    value: String(option.id),
    label: `${words.named(option)}, ${words.cost(choosing.costOf(item, option), option)}`,
  }))
  const all = isRequired ? rows : [{ value: none, label: t('option.none') }, ...rows]
  return (
    <div className={styles['group']} data-missing={error && title}>
      <SelectField label={title} optional={!isRequired} options={all} value={value} onChange={choose} error={error} />
      <Counts {...props} />
    </div>
  )
})

const Checks = observer(function Checks({ choosing, item, options }: ChoiceProps) {
  const words = useWords()
  return (
    <div className={styles['rows']}>
      {options.map((option) => (
        <div key={option.id} className={styles['check']}>
          <Checkbox
            isSelected={choosing.taken(item, option.id) > 0}
            onChange={(isTaken) => choosing.take(item, option.id, isTaken ? option.quantity : 0)}
          >
            {words.named(option)}
          </Checkbox>
          <span className={styles['cost']}>{words.cost(choosing.costOf(item, option), option)}</span>
        </div>
      ))}
    </div>
  )
})

const Several = observer(function Several({ choosing, item, options }: ChoiceProps) {
  const words = useWords()
  return (
    <div className={styles['chips']}>
      {options.map((option) => {
        const isTaken = choosing.taken(item, option.id) > 0
        return (
          <Chip key={option.id} isChosen={isTaken} onPress={() => choosing.take(item, option.id, isTaken ? 0 : option.quantity)}>
            {joinFacts(words.named(option), words.cost(choosing.costOf(item, option), option))}
          </Chip>
        )
      })}
    </div>
  )
})

const choices = { radio: Rows, checkbox: Checks, multi: Several }

const Counts = observer(function Counts({ choosing, item, options }: ChoiceProps) {
  const { t } = useTranslation('addToCart')
  const counted = options.filter(({ id, canChangeQuantity }) => canChangeQuantity && choosing.taken(item, id) > 0)
  return counted.map(({ id, label }) => (
    <div key={id} className={styles['count']}>
      <span>{label}</span>
      <QuantityField
        value={choosing.taken(item, id)}
        onChange={(quantity) => choosing.take(item, id, quantity)}
        label={t('bundle.quantity', { name: label })}
        fewer={t('quantity.fewer', { name: label })}
        more={t('quantity.more', { name: label })}
      />
    </div>
  ))
})

function useWords() {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  return {
    named: ({ label, quantity, canChangeQuantity }: BundleOption) =>
      quantity === 1 || canChangeQuantity ? label : t('bundle.times', { quantity: formats.number(quantity), name: label }),
    cost: (price: Money, { inStock }: BundleOption) => (inStock ? formats.money(price) : t('stock.none')),
  }
}
