import { useLayoutEffect, useRef } from 'react'
import styles from './SafeHtml.module.scss'
import { sanitised } from './sanitised.ts'

interface SafeHtmlProps {
  readonly html: string
  readonly lang?: string | undefined
}

/** The only component that shows a server's HTML. */
export function SafeHtml({ html, lang }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(sanitised(html)), [html])
  return <div ref={place} lang={lang} data-part="html" className={styles['text']} />
}
