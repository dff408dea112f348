import type { PostalAddress, SavedAddress } from '#domain/commerce/address'
import type { Cart, CartItem } from '#domain/commerce/cart'
import type { Category } from '#domain/commerce/category'
import { moneyOf } from '#domain/commerce/money'
import type { Product } from '#domain/commerce/product'
import { selectionOf } from '#domain/commerce/selection'

const usd = (value: number) => moneyOf(value, 'USD')

export function buildCartItem(own: Partial<CartItem> = {}): CartItem {
  return {
    id: 1,
    uid: 'line-1',
    quantity: 1,
    product: { sku: 'glove', name: 'Tour glove', urlKey: 'tour-glove', picture: undefined },
    details: [],
    prices: {
      price: usd(20),
      priceWithTax: usd(21.65),
      rowTotal: usd(20),
      rowTotalWithTax: usd(21.65),
      discount: undefined,
      discounts: [],
      fixedTaxes: [],
    },
    problems: [],
    selection: selectionOf({ kind: 'simple', sku: 'glove', inStock: true }),
    ...own,
  }
}

export function buildCart(own: Partial<Cart> = {}): Cart {
  const items = own.items ?? [buildCartItem()]
  return {
    id: 'cart-1',
    totalQuantity: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    coupons: [],
    giftCodes: [],
    prices: {
      grandTotal: usd(21.65),
      subtotalWithTax: usd(21.65),
      subtotalWithoutTax: usd(20),
      subtotalWithDiscount: usd(20),
      discounts: [],
      taxes: [],
      tax: usd(1.65),
      giftCodes: undefined,
    },
    isVirtual: false,
    ...own,
    items,
  }
}

const price = { final: usd(20), regular: usd(20) }

export function buildProduct(own: Partial<Product> = {}): Product {
  return {
    ...{ id: 1, kind: 'simple', sku: 'glove', name: 'Tour glove', urlKey: 'tour-glove', inStock: true, picture: undefined, tags: [] },
    price: { from: price, to: price },
    ...{ lead: '', story: '', metaDescription: undefined, left: undefined, gallery: [], tiers: [], options: [], choices: [], variants: [] },
    ...{ items: [], giftCard: undefined, categories: [], related: [], upsell: [] },
    ...own,
  }
}

export function buildAddress(id: number, own: Partial<SavedAddress> = {}): SavedAddress {
  return {
    ...{ id, prefix: '', firstName: 'Hana', middleName: '', lastName: 'Ito', suffix: '', company: '', vatId: '', fax: '' },
    ...{ street: ['5 Elm Street'], city: 'Evanston', region: undefined, postcode: '60201', countryCode: 'US', telephone: '1' },
    ...{ isDefaultBilling: false, isDefaultShipping: false },
    ...own,
  }
}

/** Different in every field; the compiler asks for each. */
export const otherAddress: Required<PostalAddress> = {
  ...{ prefix: 'Dr.', firstName: 'Jonah', middleName: 'M.', lastName: 'Abara', suffix: 'Jr.', company: 'Lindqvist Design LLC' },
  ...{ vatId: 'US-88-1234567', fax: '3', street: ['9 Oak Street'], city: 'Chicago', region: { name: 'Iowa', id: 25 } },
  ...{ postcode: '60614', countryCode: 'CA', telephone: '2' },
}

export function buildCategory(id: number, own: Partial<Category> = {}): Category {
  return {
    ...{ id, uid: `uid-${id}`, name: `Category ${id}`, urlKey: `category-${id}`, code: undefined, position: id, productCount: 0 },
    ...{ description: '', picture: undefined, trail: [], filters: [], featured: [], children: [] },
    ...own,
  }
}
