import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/LoadedView.tsx'
import { Skeleton } from '#ui/kit/Skeleton.tsx'
import { Featured } from '../special/Featured.tsx'
import type { BlockProps } from './BlockProps.ts'
import styles from './Products.module.scss'

/** Products that the club has picked. */
export const Products = observer(function Products({ block, model }: BlockProps) {
  const { t } = useTranslation('shopHome')
  return (
    <>
      <h2 className={styles['title']}>{block.title}</h2>
      {block.content !== '' && <p className={styles['text']}>{block.content}</p>}
      <div className={styles['products']}>
        <LoadedView loaded={model.products} skeleton={<Skeleton kind="block" height="320px" />} failed={t('products.unread')}>
          {() => (
            <Featured
              label={block.title}
              featured={model
                .productsOf(block)
                .flatMap(({ picture, ...rest }, position) => (picture ? [{ ...rest, picture, position }] : []))}
            />
          )}
        </LoadedView>
      </div>
    </>
  )
})
