import { observer } from 'mobx-react-lite'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { CardPrice } from '../product-card/CardPrice.tsx'
import styles from './ShopSearchField.module.scss'
import type { ShopSearchModel } from './ShopSearchModel.ts'

/** The key of the way to everything that fits. */
export const allOfThem = 'all'

/** What may be meant, and the way to all that fits. */
export const Suggestions = observer(function Suggestions({ model }: { readonly model: ShopSearchModel }) {
  const { t } = useTranslation('menu')
  const { products, wanted } = model
  return (
    <Popover className={classes(styles['popover'])} offset={6} placement="bottom end">
      <ListBox className={classes(styles['list'])} aria-label={t('search.results')}>
        {products.map(({ sku, name, picture, price }) => (
          <ListBoxItem key={sku} id={sku} textValue={name} className={classes(styles['option'])}>
            {picture && <img className={styles['picture']} src={picture.url} alt="" width={48} height={48} decoding="async" />}
            <span className={styles['name']}>{name}</span>
            <CardPrice price={price} />
          </ListBoxItem>
        ))}
        {wanted !== '' && (
          <ListBoxItem id={allOfThem} textValue={wanted} className={classes(styles['option'], styles['all'])}>
            {t('search.all', { words: wanted })}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
})
