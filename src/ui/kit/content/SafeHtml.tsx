import { useLayoutEffect, useRef } from 'react'
import styles from './SafeHtml.module.scss'
import { sanitised } from './sanitised.ts'

interface SafeHtmlProps {
  /** As a server sent it. */
  readonly html: string
  /** The language that it is written in, where that may be another than the page's. */
  readonly lang?: string | undefined
}

/** The one way for a server's HTML onto the screen. Its code is heavy: screens load it with what shows it. */
export function SafeHtml({ html, lang }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(sanitised(html)), [html])
  return <div ref={place} lang={lang} className={styles['text']} />
}
