import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './Screen.module.scss'

interface ScreenProps {
  readonly title: string
  readonly heading?: ReactNode
  readonly headingHidden?: boolean
  readonly children: ReactNode
}

/** The `h1` takes the focus after a navigation. */
export function Screen({ title, heading, headingHidden = false, children }: ScreenProps) {
  const { key, pathname } = useLocation()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Clubhouse`
  }, [title])
  // The first screen of a visit leaves the focus alone; a change of the query doesn't move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the path changes
  useEffect(() => {
    if (key !== 'default') headline.current?.focus({ preventScroll: true })
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
