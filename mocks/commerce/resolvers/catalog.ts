import type { Resolvers } from './resolver.ts'

export const catalogResolvers: Resolvers = {
  storeConfig: (_, { store }) => ({
    id: store.id,
    store_code: store.code,
    store_name: store.name,
    locale: store.locale,
    base_currency_code: store.currency,
    default_display_currency_code: store.currency,
    timezone: store.timezone,
    root_category_id: 2,
    root_category_uid: 'category-2',
  }),
}
