import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide(() => undefined)

export const product = {
  name: 'product',
  requires: () =>
    Promise.all([
      import('./commerce.addToCart.ts').then(({ addToCart }) => addToCart),
      import('./commerce.pageLayout.ts').then(({ pageLayout }) => pageLayout),
    ]),
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/product/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/product/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/product/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/product/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    product: async () => (await import('#ui/commerce/product/ProductScreen.tsx')).ProductScreen,
  },
}
