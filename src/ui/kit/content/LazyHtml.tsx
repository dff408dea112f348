import { Skeleton } from '../feedback/Skeleton.tsx'
import { useLazy } from './useLazy.ts'

const load = () => import('./SafeHtml.tsx')

/** A server's HTML. What makes it safe is heavy, and comes behind what it stands beside. */
export function LazyHtml({ html }: { readonly html: string }) {
  const late = useLazy(load)
  return late ? <late.SafeHtml html={html} /> : <Skeleton lines={3} />
}
