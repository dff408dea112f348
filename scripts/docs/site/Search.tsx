import { Search as SearchIcon, X } from 'lucide-react'
import { type RefObject, Suspense, use, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import { readEntries } from './data.ts'
import { Results } from './Results.tsx'
import styles from './Search.module.scss'
import { createSearch } from './search.ts'
import { useQuery } from './useQuery.ts'

const label = 'Find a rule'

export function Search({ large = false }: { readonly large?: boolean }) {
  const [query, setQuery] = useQuery(large)
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery} disableAutoFocusFirst={false}>
      <SearchField aria-label={label} autoFocus={large} className={classes(styles['field'], large && styles['large'])}>
        <SearchIcon size={large ? 24 : 18} aria-hidden={true} className={styles['glass']} />
        <Input ref={field} className={classes(styles['input'])} placeholder={large ? 'Words, an id or a name' : label} />
        {query === '' ? (
          <kbd className={styles['key']}>/</kbd>
        ) : (
          <IconButton label="Clear" onPress={() => setQuery('')}>
            <X size={18} aria-hidden={true} />
          </IconButton>
        )}
      </SearchField>
      {query !== '' && (
        <div className={large ? styles['below'] : styles['panel']}>
          <Suspense>
            <Found query={query} />
          </Suspense>
        </div>
      )}
    </Autocomplete>
  )
}

function Found({ query }: { readonly query: string }) {
  const entries = use(readEntries())
  const finder = useMemo(() => createSearch(entries), [entries])
  const asked = useDeferredValue(query)
  const hits = useMemo(() => finder(asked), [finder, asked])
  return <Results query={asked} hits={hits} />
}

function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
      if (event.key !== '/' || inField || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [field])
}
