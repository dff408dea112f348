import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#domain/commerce/product'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { pathOfProduct } from '../shopPaths.ts'
import type { BlockProps } from './BlockProps.ts'
import styles from './Lead.module.scss'

export const Lead = observer(function Lead({ block, model }: BlockProps) {
  const isShowing = block.items.length > 0
  return (
    <div className={styles['frame']}>
      <div className={styles['lead']} data-with-product={isShowing || undefined}>
        <div className={styles['words']}>
          <h2 className={styles['title']}>{block.title}</h2>
          <p className={styles['text']}>{block.content}</p>
          {isShowing && (
            <LoadedView loaded={model.products} skeleton={<Skeleton kind="block" width="160px" height="44px" />}>
              {() => <Way product={model.productsOf(block)[0]} />}
            </LoadedView>
          )}
        </div>
        {isShowing && (model.products.state === 'loading' ? <PictureToCome /> : <Shown product={model.productsOf(block)[0]} />)}
      </div>
    </div>
  )
})

function Way({ product }: { readonly product: ProductCard | undefined }) {
  const { t } = useTranslation('shopHome')
  const formats = useFormats()
  if (!product) return null
  const { from, to } = product.price
  const price = formats.money(from.final)
  return (
    <div className={styles['way']}>
      <ButtonLink href={pathOfProduct(product.urlKey)}>{t('lead.see', { name: product.name })}</ButtonLink>
      <p className={styles['price']}>{from.final.minor === to.final.minor ? price : t('lead.from', { price })}</p>
    </div>
  )
}

export function PictureToCome() {
  return <div className={styles['picture']} />
}

function Shown({ product }: { readonly product: ProductCard | undefined }) {
  return (
    <div className={styles['picture']}>
      {product?.picture && <img src={product.picture.url} alt="" width={960} height={960} fetchPriority="high" decoding="async" />}
    </div>
  )
}
