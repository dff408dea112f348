import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isZero, type Money } from '#domain/commerce/money'
import type { ProductOption } from '#domain/commerce/product'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { DateTimeField, TimeField } from '#ui/kit/fields/TimeField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './AddToCart.module.scss'
import { FieldGroup } from './FieldGroup.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'
import type { ShowErrors } from './showErrors.ts'

interface OptionFieldsProps {
  readonly choosing: ProductConfigurator
  readonly onErrors: ShowErrors
}

export const OptionFields = observer(function OptionFields({ choosing, onErrors }: OptionFieldsProps) {
  const { t } = useTranslation('addToCart')
  const options = choosing.product.options.filter(({ id }) => id !== choosing.plans?.option.id)
  return options
    .flatMap((option) => (option.kind === 'file' ? [] : [{ ...option, kind: option.kind }]))
    .toSorted((one, other) => one.order - other.order)
    .map((option) => {
      const { id, kind, title } = option
      const error = onErrors((part) => part.kind === 'option' && part.id === id, t('missing.option', { title }))
      const Field = fields[kind]
      return <Field key={id} choosing={choosing} option={option} error={error} />
    })
})

interface OptionFieldProps {
  readonly choosing: ProductConfigurator
  readonly option: ProductOption
  readonly error: string | undefined
}

const DropDown = observer(function DropDown({ choosing, option: { id, title, isRequired, values }, error }: OptionFieldProps) {
  const { t } = useTranslation('addToCart')
  const plus = usePlus()
  const [chosen] = choosing.answerOf(id)
  const rows = values
    .toSorted((one, other) => one.order - other.order)
    .map((value) => ({ value: String(value.id), label: [value.title, plus(value.price, value.percent)].filter(Boolean).join(', ') }))
  return (
    <div data-missing={error && title}>
      <SelectField
        label={title}
        optional={!isRequired}
        options={isRequired ? rows : [{ value: '', label: t('option.none') }, ...rows]}
        value={chosen}
        onChange={(value) => choosing.answer(id, [value])}
        error={error}
      />
    </div>
  )
})

const Checks = observer(function Checks({ choosing, option: { id, title, values }, error }: OptionFieldProps) {
  const plus = usePlus()
  const chosen = choosing.answerOf(id)
  const toggle = (value: string, isChosen: boolean) =>
    choosing.answer(id, isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))
  return (
    <FieldGroup label={title} error={error}>
      <div className={styles['rows']}>
        {values.map((value) => (
          <div key={value.id} className={styles['check']}>
            <Checkbox isSelected={chosen.includes(String(value.id))} onChange={(isChosen) => toggle(String(value.id), isChosen)}>
              {value.title}
            </Checkbox>
            <span className={styles['cost']}>{plus(value.price, value.percent)}</span>
          </div>
        ))}
      </div>
    </FieldGroup>
  )
})

const Radios = observer(function Radios({ choosing, option: { id, title, isRequired, values }, error }: OptionFieldProps) {
  const { t } = useTranslation('addToCart')
  const plus = usePlus()
  const [chosen = ''] = choosing.answerOf(id)
  const rows = values
    .toSorted((one, other) => one.order - other.order)
    .map((value) => ({ value: String(value.id), label: value.title, detail: plus(value.price, value.percent) }))
  return (
    <FieldGroup label={title} error={error}>
      <RadioRows
        label={title}
        labelHidden={true}
        rows={isRequired ? rows : [{ value: '', label: t('option.none') }, ...rows]}
        value={chosen}
        onChange={(value) => choosing.answer(id, [value])}
      />
    </FieldGroup>
  )
})

const Written = observer(function Written({
  choosing,
  option: { id, kind, title, isRequired, maxLength, price, percent },
  error,
}: OptionFieldProps) {
  const { t } = useTranslation('addToCart')
  const plus = usePlus()
  const [text = ''] = choosing.answerOf(id)
  const left = maxLength !== undefined && t('option.left', { count: maxLength - text.length })
  const field = {
    ...{ label: title, optional: !isRequired, value: text, help: joinFacts(left, price && plus(price, percent)), error },
    onChange: (written: string) => choosing.answer(id, [written]),
    ...(maxLength !== undefined && { maxLength }),
  }
  return <div data-missing={error && title}>{kind === 'area' ? <TextArea {...field} /> : <TextField {...field} />}</div>
})

const Moment = observer(function Moment({ choosing, option: { id, kind, title, isRequired, price, percent }, error }: OptionFieldProps) {
  const plus = usePlus()
  const [value = ''] = choosing.answerOf(id)
  const field = {
    ...{ label: title, optional: !isRequired, isRequired, value, help: price && plus(price, percent), error },
    onChange: (entered: string) => choosing.answer(id, [entered]),
  }
  const Typed = kind === 'time' ? TimeField : DateTimeField
  return <div data-missing={error && title}>{kind === 'date' ? <DateField {...field} /> : <Typed {...field} />}</div>
})

const fields = {
  ...{ 'drop-down': DropDown, radio: Radios, checkbox: Checks, multiple: Checks },
  ...{ field: Written, area: Written, date: Moment, 'date-time': Moment, time: Moment },
}

/** Undefined if it costs nothing extra. */
function usePlus(): (price: Money, percent?: number) => string {
  const { t } = useTranslation('addToCart')
  const formats = useFormats()
  return (price, percent) => {
    if (percent !== undefined) return t('option.plus', { price: `${formats.number(percent)}%` })
    return isZero(price) ? '' : t('option.plus', { price: formats.money(price) })
  }
}
