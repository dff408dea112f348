import { priceIn, type Store } from '../../../../world/stores.ts'
import { type CustomizableOption, isChosenFromList, type OptionValue, type Product } from '../product.ts'
import { uidFor } from '../uid.ts'
import { unitsOf } from './prices.ts'

const typenames = {
  'drop-down': 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  'date-time': 'CustomizableDateOption',
  time: 'CustomizableDateOption',
  file: 'CustomizableFileOption',
} as const satisfies Readonly<Record<CustomizableOption['kind'], string>>

export function optionsOnWire({ options = [] }: Product, store: Store): readonly object[] {
  return options.map((option, index) => {
    const { id, kind, title, required, values, maxCharacters } = option
    const wired = values.map((value, place) => ({
      ...valueOnWire({ option, value }, store, place + 1),
      ...{ max_characters: maxCharacters ?? null, type: kind.replace('-', '_').toUpperCase() },
    }))
    return {
      ...{
        __typename: typenames[kind],
        option_id: id,
        uid: uidFor('custom-option', id),
        title: title[store.language],
        required,
        sort_order: index + 1,
      },
      value: isChosenFromList(option) ? wired : wired[0],
    }
  })
}

interface ValueOf {
  readonly option: CustomizableOption
  readonly value: OptionValue
}

function valueOnWire({ option, value: { id, title, sku, price, percent, plan } }: ValueOf, store: Store, sortOrder: number) {
  const units = (cents: number) => unitsOf(store, priceIn(store, cents))
  return {
    ...{
      option_type_id: id,
      uid: uidFor('custom-option', option.id, id),
      title: title[store.language],
      sku: sku ?? null,
      sort_order: sortOrder,
    },
    ...(percent === undefined ? { price: price === 0 ? 0 : units(price), price_type: 'FIXED' } : { price: percent, price_type: 'PERCENT' }),
    subscription_information: planOnWire(plan, store),
  }
}

function planOnWire(plan: OptionValue['plan'], store: Store) {
  const units = (cents: number) => unitsOf(store, priceIn(store, cents))
  if (!plan) return null
  return { length: plan.length, installment_price: units(plan.installmentPrice), adjustment_price: adjustment(plan.adjustmentPrice, units) }
}

function adjustment(cents: number, units: (cents: number) => number): number {
  return cents === 0 ? 0 : Math.sign(cents) * units(Math.abs(cents))
}
