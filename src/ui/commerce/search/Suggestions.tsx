import { observer } from 'mobx-react-lite'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { CardPrice } from '../product-card/CardPrice.tsx'
import styles from './ShopSearchField.module.scss'
import type { ShopSearchModel } from './ShopSearchModel.ts'

export const allOfThem = 'all'

interface SuggestionsProps {
  readonly model: ShopSearchModel
  readonly onChoose: (key: string | number) => void
}

export const Suggestions = observer(function Suggestions({ model, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('menu')
  const { products, wanted } = model
  return (
    <ListBox className={classes(styles['list'])} aria-label={t('search.results')} onAction={onChoose}>
      {products.map(({ sku, name, picture, price }) => (
        <ListBoxItem key={sku} id={sku} textValue={name} className={classes(styles['option'])}>
          {picture && <img className={styles['picture']} src={picture.url} alt="" width={48} height={48} decoding="async" />}
          <span className={styles['name']} data-suggested={true}>
            {name}
          </span>
          <CardPrice price={price} />
        </ListBoxItem>
      ))}
      <ListBoxItem id={allOfThem} textValue={wanted} className={classes(styles['option'], styles['all'])}>
        {t('search.all', { words: wanted })}
      </ListBoxItem>
    </ListBox>
  )
})
