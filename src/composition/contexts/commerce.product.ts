import { textsIn } from '#ui/shell/i18n.ts'

export const product = {
  name: 'product',
  requires: () =>
    Promise.all([
      import('./commerce.addToCart.ts').then(({ addToCart }) => addToCart),
      import('./commerce.pageLayout.ts').then(({ pageLayout }) => pageLayout),
    ]),
  texts: textsIn((language) => import(`../../ui/commerce/texts/product/${language}.json`, { with: { type: 'json' } })),
  screens: {
    product: async () => (await import('#ui/commerce/product/ProductScreen.tsx')).ProductScreen,
  },
}
