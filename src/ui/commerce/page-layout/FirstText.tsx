import { observer } from 'mobx-react-lite'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import styles from './FirstText.module.scss'
import type { PageLayout } from './PageLayout.ts'

/** On a product: when it is delivered and what can be returned. */
export const FirstText = observer(function FirstText({ layout }: { readonly layout: PageLayout }) {
  const text = layout.reading.value?.find(({ type }) => type === 'text')
  return (
    text && (
      <div className={styles['text']} data-first-text={true}>
        <LazyHtml html={text.content} />
      </div>
    )
  )
})
