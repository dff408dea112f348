import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isLanguage, type Language } from '#domain/shared/language'
import { useLanguage } from '#ui/shell/useFormats.ts'
import type { LibraryViewModel } from './LibraryViewModel.ts'

export function useLibraryAddress(model: LibraryViewModel) {
  const [query, setQuery] = useSearchParams()
  const onScreen = useLanguage()
  const category = query.get('category') ?? undefined
  const named = query.get('language')
  const language = isLanguage(named) ? named : undefined
  useEffect(() => model.show({ category, language, onScreen }), [model, category, language, onScreen])
  const choose = (name: 'category' | 'language', value: string | undefined) =>
    setQuery((before) => withValue(before, name, value), { replace: true, preventScrollReset: true })
  return {
    chooseCategory: (id: string | undefined) => choose('category', id),
    chooseLanguage: (chosen: Language) => choose('language', chosen),
  }
}

function withValue(before: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const others = [...before].filter(([each]) => each !== name)
  return new URLSearchParams(value === undefined ? others : [...others, [name, value]])
}
