import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import styles from './Screen.module.scss'

interface ScreenProps {
  readonly title: string
  readonly heading?: ReactNode
  readonly headingHidden?: boolean
  readonly children: ReactNode
}

/** After a navigation it is read from its top and the `h1` takes the focus. On the way back, the browser restores the place. */
export function Screen({ title, heading, headingHidden = false, children }: ScreenProps) {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Clubhouse`
  }, [title])
  // The first screen of a visit leaves the focus alone; a change of the query doesn't move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the path changes
  useLayoutEffect(() => {
    if (key === 'default') return
    if (way !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    headline.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <h1 ref={headline} tabIndex={-1} className={headingHidden ? styles['hidden'] : styles['heading']}>
        {heading ?? title}
      </h1>
      {children}
    </>
  )
}
