import { observer } from 'mobx-react-lite'
import { LayoutBlocks } from '#ui/kit/content/layout/LayoutBlocks.tsx'
import { standardParts } from '#ui/kit/content/layout/standardParts.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './PageBlocks.module.scss'
import type { PageLayout } from './PageLayout.ts'

export const PageBlocks = observer(function PageBlocks({ layout }: { readonly layout: PageLayout }) {
  return (
    <div className={styles['blocks']}>
      <LoadedView loaded={layout.reading} skeleton={<Skeleton kind="block" height="140px" />}>
        {(blocks) => <LayoutBlocks blocks={blocks} parts={standardParts} given={{}} className={() => styles['block']} />}
      </LoadedView>
    </div>
  )
})
