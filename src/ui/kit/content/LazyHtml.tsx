import { Skeleton } from '../feedback/Skeleton.tsx'
import { useLazy } from './useLazy.ts'

const load = () => import('./SafeHtml.tsx')

/** The sanitiser is large and loads after the surrounding screen. */
export function LazyHtml({ html }: { readonly html: string }) {
  const late = useLazy(load)
  return late ? <late.SafeHtml html={html} /> : <Skeleton lines={3} />
}
