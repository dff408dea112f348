import type { ReactNode } from 'react'
import { handleLinkClick, useRouter } from 'react-aria/private/utils/openLink'

interface PlainLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** For long lists: without the states of a press, which cost more than the rest of a row. */
export function PlainLink({ href, children }: PlainLinkProps) {
  const router = useRouter()
  return (
    <a href={router.useHref(href)} onClick={(event) => handleLinkClick(event, router, href, undefined)}>
      {children}
    </a>
  )
}
