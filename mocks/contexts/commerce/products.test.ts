import { describe, expect, test } from 'vitest'
import { createShopper } from '../../../tests/builders/createShopper.ts'
import { catalogueOf } from './catalogue/index.ts'

/** In parts, because the shop allows at most 300 fields per operation. */
const parts = {
  lists: 'related_products { ...Common } upsell_products { ...Common }',
  options: `...Common ... on CustomizableProductInterface { options { option_id uid title required sort_order
      ... on CustomizableDropDownOption { dropDown: value { uid option_type_id title sku price price_type subscription_information { length installment_price adjustment_price } } }
      ... on CustomizableCheckboxOption { boxes: value { uid option_type_id title sku price price_type } }
      ... on CustomizableFieldOption { field: value { uid sku price price_type max_characters } } } }
    ... on GiftCardProduct { gift_card_options { uid title required } giftcard_amounts { uid value } allow_open_amount open_amount_min open_amount_max message_max_length gift_card_type gift_type gift_price_type gift_from gift_to gift_price gift_value gift_dropdown gift_template_ids
      templates { giftcard_template_id template_name notes style_color text_color design_pattern images created_at updated_at status } }`,
  variants: `... on ConfigurableProduct {
      configurable_options { uid attribute_uid attribute_code label position
        values { uid value_index label default_label store_label use_default_value swatch_data { __typename value } } }
      variants { attributes { uid code label value_index } product { ...Common } } }`,
  contents: `... on BundleProduct { dynamic_sku dynamic_price dynamic_weight price_view ship_bundle_items
      items { option_id uid title sku type required position
        options { id uid label quantity can_change_quantity price price_type is_default position product { ...Common } } } }`,
}

const everyProduct = (part: string) => `query EveryProduct($skus: [String]) { products(filter: { sku: { in: $skus } }, pageSize: 5000) {
  total_count page_info { current_page page_size total_pages }
  aggregations { attribute_code label count options { label value count } }
  items { __typename ${part} } } }
  fragment Common on ProductInterface { id uid name sku url_key stock_status only_x_left_in_stock short_description { html } description { html }
    meta_title meta_description special_price
    price_range { minimum_price { ...Price } maximum_price { ...Price } }
    price_tiers { quantity final_price { value currency } discount { amount_off percent_off } }
    thumbnail { url label } small_image { url } image { url } categories { id uid name breadcrumbs { category_id } }
    media_gallery { __typename url label position disabled ... on ProductVideo { video_content {
      media_type video_provider video_url video_title video_description video_metadata } } }
    clubhouse_product_tags { value } clubhouse_product_holes_number use_center_section }
  fragment Price on ProductPrice { final_price { value currency } regular_price { value currency } discount { amount_off percent_off } }`

describe.each(['global', 'cn', 'jp', 'qb'] as const)('In %s every product fits the schema', (region) => {
  test.each(Object.entries(parts))('with its %s', async (_name, part) => {
    const { ask, world } = await createShopper({ region })
    const { products } = catalogueOf(world)
    const answer = await ask(everyProduct(part), { skus: products.map(({ sku }) => sku) })
    expect(answer).not.toHaveProperty('errors')
    expect(answer).toMatchObject({ data: { products: { total_count: products.length } } })
    expect(new Set(products.map(({ kind }) => kind)).size).toBe(5)
  })
})

const named =
  'query Named($key: String) { products(filter: { url_key: { eq: $key } }, return_parent_product: false) { items { sku __typename } } }'

test('a variant has an address of its own, and is answered by its parent unless that is not wanted', async () => {
  const { ask } = await createShopper()
  const key = 'fescue-polo-navy-m'
  const itself = { sku: 'FE-POLO-NAVY-M', __typename: 'SimpleProduct' }
  expect(await ask(named, { key })).toMatchObject({ data: { products: { items: [itself] } } })
  const parent = { sku: 'FE-POLO', __typename: 'ConfigurableProduct' }
  expect(await ask(named.replace(', return_parent_product: false', ''), { key })).toMatchObject({ data: { products: { items: [parent] } } })
})
