import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import type { PageBlock, PageBlockType } from '#domain/commerce/pageLayout'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { Choices } from './Choices.tsx'
import { Figures } from './Figures.tsx'
import styles from './PageBlocks.module.scss'
import { PageLayout } from './PageLayout.ts'

const parts: Readonly<Record<PageBlockType, (block: PageBlock) => ReactNode>> = {
  figures: ({ items }) => <Figures figures={items} />,
  text: ({ content }) => <LazyHtml html={content} />,
  choices: ({ items }) => <Choices choices={items} />,
}

interface PageBlocksProps {
  readonly of: 'category' | 'product'
  readonly id: number
}

export const PageBlocks = observer(function PageBlocks({ of, id }: PageBlocksProps) {
  const layout = useViewModel(PageLayout)
  useEffect(() => (of === 'category' ? layout.ofCategory(id) : layout.ofProduct(id)), [layout, of, id])
  return (
    <div className={styles['blocks']}>
      <LoadedView loaded={layout.reading} skeleton={<Skeleton kind="block" height="140px" />}>
        {(blocks) =>
          blocks.map((block) => (
            <section key={`${block.type} ${block.title}`} data-block={block.type} aria-label={block.title} className={styles['block']}>
              <h2 className={styles['title']}>{block.title}</h2>
              <div className={styles['content']}>{parts[block.type](block)}</div>
            </section>
          ))
        }
      </LoadedView>
    </div>
  )
})
