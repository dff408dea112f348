import { useSyncExternalStore } from 'react'

/** In the fragment, so that any static host serves every address. */
export type PageAddress =
  | { readonly page: 'start'; readonly context: string | undefined; readonly query: string; readonly show: ExampleFilter }
  | { readonly page: 'coverage'; readonly unproven: boolean }
  | { readonly page: 'feature'; readonly feature: string; readonly rule: string | undefined; readonly example: string | undefined }

export const exampleFilters = ['all', 'failing', 'one', 'unproven'] as const
export type ExampleFilter = (typeof exampleFilters)[number]

export function readAddress(hash: string): PageAddress {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?')
  const query = new URLSearchParams(search)
  const [first, second, rule, example] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === 'coverage') return { page: 'coverage', unproven: query.get('show') === 'unproven' }
  if (first !== undefined && second !== undefined) return { page: 'feature', feature: `${first}/${second}`, rule, example }
  const show = exampleFilters.find((each) => each === query.get('show')) ?? 'all'
  return { page: 'start', context: first, query: query.get('q') ?? '', show }
}

export function addressOfStart({ query = '', show = 'all' }: { readonly query?: string; readonly show?: ExampleFilter }): string {
  const said = [...(query === '' ? [] : [['q', query]]), ...(show === 'all' ? [] : [['show', show]])]
  return said.length > 0 ? `#/?${new URLSearchParams(said)}` : '#/'
}

export function addressOf(path: string): string {
  return `#/${path.split('/').map(encodeURIComponent).join('/')}`
}

export function useAddress(): PageAddress {
  return readAddress(useSyncExternalStore(subscribe, () => window.location.hash))
}

export function replaceAddress(address: string): void {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(listen: () => void): () => void {
  window.addEventListener('hashchange', listen)
  return () => window.removeEventListener('hashchange', listen)
}
