import { Languages } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NativeSelect } from '#ui/kit/fields/NativeSelect.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import styles from './SearchScreen.module.scss'
import type { SearchViewModel } from './SearchViewModel.ts'

export const SearchForm = observer(function SearchForm({ model }: { readonly model: SearchViewModel }) {
  const { t } = useTranslation('library')
  const { t: learning } = useTranslation('learning')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    model.keep()
  }
  return (
    <search>
      <form className={styles['form']} onSubmit={submit}>
        <TextField
          label={t('search.keyword')}
          help={t('search.help')}
          name="keyword"
          type="search"
          autoComplete="off"
          value={model.keyword}
          onChange={model.type}
        />
        {model.languages.length > 0 && (
          <NativeSelect
            label={t('library.language')}
            icon={<Languages size={18} aria-hidden={true} />}
            options={model.languages.map((value) => ({ value, label: learning(`captions.${value}`), lang: value }))}
            value={model.language}
            onChange={model.chooseLanguage}
          />
        )}
      </form>
    </search>
  )
})
