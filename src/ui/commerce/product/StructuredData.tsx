import { useLocation } from 'react-router'
import { unitsOf } from '#domain/commerce/money'
import { type Product, shownMedia } from '#domain/commerce/product'
import { isSalable } from '#domain/commerce/salable'

/** schema.org data as microdata attributes, because the policy allows no inline script. */
export function StructuredData({ product }: { readonly product: Product }) {
  const { pathname } = useLocation()
  const { name, sku, gallery, metaDescription, price } = product
  const [least, most] = [price.from.final, price.to.final]
  const isOne = least.minor === most.minor
  return (
    <div itemScope={true} itemType="https://schema.org/Product" hidden={true}>
      <meta itemProp="name" content={name} />
      <meta itemProp="sku" content={sku} />
      {metaDescription !== undefined && <meta itemProp="description" content={metaDescription} />}
      {shownMedia(gallery).map(({ video, url }) => !video && <link key={url} itemProp="image" href={url} />)}
      <div itemProp="offers" itemScope={true} itemType={`https://schema.org/${isOne ? 'Offer' : 'AggregateOffer'}`}>
        <link itemProp="url" href={pathname} />
        <meta itemProp={isOne ? 'price' : 'lowPrice'} content={String(unitsOf(least))} />
        {!isOne && <meta itemProp="highPrice" content={String(unitsOf(most))} />}
        <meta itemProp="priceCurrency" content={least.currency} />
        <link itemProp="availability" href={`https://schema.org/${isSalable(product) ? 'InStock' : 'OutOfStock'}`} />
      </div>
    </div>
  )
}
