import { ChevronDown, Link2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { BlockItem } from '#domain/shared/layout'
import { LazyHtml } from '../LazyHtml.tsx'
import styles from './Questions.module.scss'

/** The address of a question opens it. */
export function Questions({ items }: { readonly items: readonly BlockItem[] }) {
  const { hash } = useLocation()
  return items.map((item) => <Question key={item.label} item={item} isWanted={item.id !== '' && hash === `#${item.id}`} />)
}

function Question({ item: { id, label, value }, isWanted }: { readonly item: BlockItem; readonly isWanted: boolean }) {
  const place = useRef<HTMLDetailsElement>(null)
  const { key, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same question leads there again
  useEffect(() => {
    if (!isWanted || !place.current) return
    place.current.open = true
    place.current.scrollIntoView({ block: 'start' })
    place.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [isWanted, key])
  return (
    <details ref={place} id={id || undefined} className={styles['question']}>
      <summary className={styles['head']}>
        {label}
        <ChevronDown size={20} aria-hidden={true} />
      </summary>
      <div className={styles['answer']}>
        <LazyHtml html={value} />
        {id !== '' && (
          <Link to={{ search, hash: id }} replace={true} aria-label={label} className={styles['link']}>
            <Link2 size={20} aria-hidden={true} />
          </Link>
        )}
      </div>
    </details>
  )
}
