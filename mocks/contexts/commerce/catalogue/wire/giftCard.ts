import { priceIn } from '../../../../world/stores.ts'
import type { Customer } from '../../resolvers/resolver.ts'
import { giftOptionsOf, giftUid, longestMessage } from '../giftOptions.ts'
import { amountsOf } from '../prices.ts'
import type { GiftCardProduct } from '../product.ts'
import { type GiftCardTemplate, giftCardTemplates } from '../templates.ts'
import { pictureUrl } from './media.ts'
import { unitsOf } from './prices.ts'

const types = { printed: 1, 'e-mail': 2, both: 3 } as const
const kinds = { fixed: 1, range: 2, list: 3 } as const

/** The price is the card's value. */
const priceIsValue = 1

export function giftCardFields(product: GiftCardProduct, customer: Customer) {
  const { store } = customer
  const { delivery, value } = product
  const amounts = amountsOf(product).map((amount) => unitsOf(store, priceIn(store, amount)))
  const [first = 0] = amounts
  return {
    ...{ gift_card_type: types[delivery], gift_type: kinds[value.kind], gift_price_type: priceIsValue },
    ...{ gift_from: value.kind === 'range' ? first : null, gift_to: value.kind === 'range' ? (amounts[1] ?? first) : null },
    ...{ gift_value: value.kind === 'fixed' ? first : null, gift_dropdown: value.kind === 'list' ? amounts.join(',') : null },
    gift_price: amounts.join(','),
    giftcard_amounts: value.kind === 'range' ? [] : amounts.map((amount) => ({ uid: giftUid('giftcard_amount', amount), value: amount })),
    ...{ allow_open_amount: value.kind === 'range', open_amount_min: value.kind === 'range' ? first : null },
    open_amount_max: value.kind === 'range' ? (amounts[1] ?? first) : null,
    message_max_length: longestMessage,
    gift_card_options: giftOptionsOf(product).map((option, index) => ({
      ...{ __typename: 'CustomizableFieldOption', title: option.title[store.language], required: option.required },
      ...{ uid: giftUid(option.name), sort_order: index + 1, option_id: null },
      value: { uid: giftUid(option.name), max_characters: option.longest, price: 0, price_type: 'FIXED', sku: null },
    })),
    gift_template_ids: giftCardTemplates.map(({ id }) => id).join(','),
    templates: () => giftCardTemplates.map((template) => wireTemplate(customer, template)),
  }
}

export function wireTemplate(customer: Customer, template: GiftCardTemplate) {
  const { language } = customer.store
  const { id, name, notes, picture, styleColour, textColour, pattern, isDisabled } = template
  return {
    ...{ giftcard_template_id: id, template_name: name[language], notes: notes[language], design_pattern: pattern },
    ...{ style_color: styleColour, text_color: textColour, images: pictureUrl(customer, picture), status: isDisabled ? 2 : 1 },
    ...{ created_at: '2026-01-12 09:00:00', updated_at: '2026-03-02 09:00:00' },
  }
}
