import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './Screen.module.scss'

interface ScreenProps {
  /** For the document, and for the heading where none is given. */
  readonly title: string
  /** The one `h1`, drawn otherwise than the title alone. */
  readonly heading?: ReactNode
  /** For readers only: the screen shows its name by other means. */
  readonly headingHidden?: boolean
  readonly children: ReactNode
}

/** A screen's frame: its `h1` takes focus on navigation, its title is the document's. */
export function Screen({ title, heading, headingHidden = false, children }: ScreenProps) {
  const { key, pathname } = useLocation()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Clubhouse`
  }, [title])
  // The first screen of a visit leaves focus where the browser has it; a filter in the address doesn't move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is another screen
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
