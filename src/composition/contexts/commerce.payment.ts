import type { Surroundings } from '#adapters/browser/surroundings'
import { ShopCardAuthentications } from '#adapters/shop/commerce/ShopCardAuthentications'
import { CardAuthentications } from '#app/commerce/ports/CardAuthentications'
import { provide } from '../provide.ts'
import { Around, LoadShopClient } from '../root.ts'

/** Where banks lead their frames when they are done with: a page that says so to the one around it. */
const callback = '/bank-return.html'

const module = provide((_give, share) => {
  share(
    CardAuthentications,
    (load: LoadShopClient, { navigator: { userAgent }, page }: Surroundings) =>
      new ShopCardAuthentications(load, { userAgent, callback: new URL(callback, page()) }),
    ...([LoadShopClient, Around] as const),
  )
})

/** What a card and its bank need, wherever something is paid. */
export const payment = {
  name: 'payment',
  whole: async () => (await import('./commerce.ts')).commerce,
  module,
  screens: {},
}
