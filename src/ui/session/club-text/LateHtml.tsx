import { Skeleton } from '#ui/kit/Skeleton.tsx'
import { useLate } from '#ui/kit/useLate.ts'

const load = () => import('#ui/kit/SafeHtml.tsx')

/** A server's HTML. What makes it safe is heavy, and comes behind the form that it stands beside. */
export function LateHtml({ html }: { readonly html: string }) {
  const late = useLate(load)
  return late ? <late.SafeHtml html={html} /> : <Skeleton lines={3} />
}
