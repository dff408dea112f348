import { useLate } from '#ui/kit/useLate.ts'
import type { PageHeadProps } from './PageHead.tsx'

const load = () => import('./PageHead.tsx')

/** Nobody waits for what machines read. */
export function LatePageHead(props: PageHeadProps) {
  const late = useLate(load, true)
  return late && <late.PageHead {...props} />
}
