import { Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FocusEvent, KeyboardEvent } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { classes } from '#ui/kit/classes.ts'
import { Autocomplete } from '#ui/kit/fields/Autocomplete.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { pathOfProduct } from '../shopPaths.ts'
import styles from './ShopSearchField.module.scss'
import { ShopSearchModel } from './ShopSearchModel.ts'
import { allOfThem, Suggestions } from './Suggestions.tsx'
import { pathOfShopSearch } from './searchAddress.ts'

export const ShopSearchField = observer(function ShopSearchField() {
  const { t } = useTranslation('menu')
  const navigate = useNavigate()
  const model = useViewModel(ShopSearchModel)
  const go = (path: string): void => {
    model.leave()
    void navigate(path)
  }
  const goToAll = (): void => {
    if (model.wanted !== '') go(pathOfShopSearch({ words: model.wanted }))
  }
  const choose = (key: string | number): void => {
    const product = model.products.find(({ sku }) => sku === key)
    if (product) go(pathOfProduct(product.urlKey))
    else if (key === allOfThem) goToAll()
  }
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') model.close()
    if (!isPlainEnter(event)) return
    event.preventDefault()
    event.stopPropagation()
    goToAll()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) model.close()
  }
  return (
    <search className={styles['search']} onKeyDownCapture={onKey} onBlur={onBlur}>
      <Autocomplete text={model.words} onChange={model.type}>
        <SearchField aria-label={t('search.label')} className={classes(styles['field'])}>
          <Search size={18} aria-hidden={true} />
          <Input enterKeyHint="search" autoComplete="off" placeholder={t('search.placeholder')} className={classes(styles['input'])} />
        </SearchField>
        {model.isOpen && <Suggestions model={model} onChoose={choose} />}
      </Autocomplete>
    </search>
  )
})

function isPlainEnter({ key, target, nativeEvent }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return false
  return target instanceof HTMLInputElement && !target.getAttribute('aria-activedescendant')
}
