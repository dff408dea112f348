import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { LayoutBlocks } from '#ui/kit/content/layout/LayoutBlocks.tsx'
import { standardParts } from '#ui/kit/content/layout/standardParts.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './PageBlocks.module.scss'
import { PageLayout } from './PageLayout.ts'

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
        {(blocks) => <LayoutBlocks blocks={blocks} parts={standardParts} given={{}} className={() => styles['block']} />}
      </LoadedView>
    </div>
  )
})
