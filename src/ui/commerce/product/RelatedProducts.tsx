import { useTranslation } from 'react-i18next'
import type { Product } from '#domain/commerce/product'
import { ProductGrid } from '../product-card/ProductGrid.tsx'
import styles from './ProductScreen.module.scss'

export function RelatedProducts({ product }: { readonly product: Pick<Product, 'related' | 'upsell'> }) {
  const { t } = useTranslation('product')
  return (['related', 'upsell'] as const)
    .filter((which) => product[which].length > 0)
    .map((which) => (
      <section key={which} className={styles['beside']} aria-label={t(`beside.${which}`)} data-beside={which}>
        <h2>{t(`beside.${which}`)}</h2>
        <ProductGrid products={product[which]} label={t(`beside.${which}`)} />
      </section>
    ))
}
