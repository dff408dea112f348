import { Skeleton } from './Skeleton.tsx'
import { useLate } from './useLate.ts'

const load = () => import('./SafeHtml.tsx')

/** A server's HTML. What makes it safe is heavy, and comes behind what it stands beside. */
export function LateHtml({ html }: { readonly html: string }) {
  const late = useLate(load)
  return late ? <late.SafeHtml html={html} /> : <Skeleton lines={3} />
}
