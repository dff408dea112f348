import { Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useState } from 'react'
import { ComboBox, type Key } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { classes } from '#ui/kit/classes.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { pathOfProduct } from '../shopPaths.ts'
import styles from './ShopSearchField.module.scss'
import { ShopSearchModel } from './ShopSearchModel.ts'
import { allOfThem, Suggestions } from './Suggestions.tsx'
import { pathOfShopSearch } from './searchAddress.ts'

/** Looks for products: a few are suggested while words are typed, Enter leads to all of them. */
export const ShopSearchField = observer(function ShopSearchField() {
  const { t } = useTranslation('menu')
  const navigate = useNavigate()
  const model = useViewModel(ShopSearchModel)
  // A field that is begun anew has its list closed.
  const [visit, setVisit] = useState(0)
  const go = (path: string): void => {
    model.leave()
    setVisit((before) => before + 1)
    navigate(path)
  }
  const goToAll = (): void => {
    if (model.wanted !== '') go(pathOfShopSearch({ words: model.wanted }))
  }
  const choose = (key: Key | null): void => {
    const product = model.products.find(({ sku }) => sku === key)
    if (product) go(pathOfProduct(product.urlKey))
    else if (key === allOfThem) goToAll()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isPlainEnter(event)) return
    event.preventDefault()
    event.stopPropagation()
    goToAll()
  }
  return (
    <search className={styles['search']} onKeyDownCapture={onKey}>
      <ComboBox
        key={visit}
        aria-label={t('search.label')}
        inputValue={model.words}
        onInputChange={model.type}
        onChange={choose}
        value={null}
        allowsCustomValue={true}
        allowsEmptyCollection={true}
        defaultFilter={anything}
        menuTrigger="input"
        className={classes(styles['combo'])}
      >
        <div className={styles['field']}>
          <Search size={18} aria-hidden={true} />
          <Input type="search" enterKeyHint="search" placeholder={t('search.placeholder')} className={classes(styles['input'])} />
        </div>
        <Suggestions model={model} />
      </ComboBox>
    </search>
  )
})

/** The shop has chosen already. */
function anything(): boolean {
  return true
}

/** On no suggestion, and not the end of what an input method composes. */
function isPlainEnter({ key, target, nativeEvent }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return false
  return target instanceof HTMLInputElement && !target.getAttribute('aria-activedescendant')
}
