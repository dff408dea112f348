import { Store } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { NativeSelect } from '#ui/kit/fields/NativeSelect.tsx'
import styles from './SearchScreen.module.scss'
import type { SearchViewModel } from './SearchViewModel.ts'
import { pathOfShopSearch } from './searchAddress.ts'

const everywhere = 'everywhere'

export const CategoryScope = observer(function CategoryScope({ model }: { readonly model: SearchViewModel }) {
  const { t } = useTranslation('listing')
  const navigate = useNavigate()
  const { asked, categories } = model
  const options = [
    { value: everywhere, label: t('search.everywhere') },
    ...(categories.value ?? []).map(({ uid, name }) => ({ value: uid, label: name })),
  ]
  const choose = (uid: string) =>
    navigate(pathOfShopSearch({ ...asked, filters: new Map(), categoryUid: uid === everywhere ? undefined : uid }))
  return (
    <div className={styles['within']}>
      <NativeSelect
        label={t('search.within')}
        icon={<Store size={18} aria-hidden={true} />}
        options={options}
        value={asked.categoryUid ?? everywhere}
        onChange={choose}
      />
    </div>
  )
})
