import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LayoutBlock } from '#domain/shared/layout'
import { LayoutBlocks } from '#ui/kit/content/layout/LayoutBlocks.tsx'
import { standardParts } from '#ui/kit/content/layout/standardParts.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import styles from './ContentPage.module.scss'

interface ContentPageProps {
  readonly title: string
  readonly reading: Loaded<readonly LayoutBlock[]>
  /** Between the title and the blocks, once they are there. */
  readonly head?: ReactNode
  readonly children?: (blocks: readonly LayoutBlock[]) => ReactNode
}

export const ContentPage = observer(function ContentPage({ title, reading, head, children = shownAlone }: ContentPageProps) {
  const { t } = useTranslation('content')
  return (
    <div className={styles['page']}>
      <Screen title={title} heading={<span className={styles['title']}>{title}</span>}>
        <LoadedView loaded={reading} skeleton={<ContentSkeleton />}>
          {(blocks) =>
            blocks.length === 0 ? (
              <EmptyState title={t('page.empty')}>{t('page.emptyLead')}</EmptyState>
            ) : (
              <>
                {head}
                {children(blocks)}
              </>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})

export function ContentBlocks({ blocks, hasAnchors = false }: { readonly blocks: readonly LayoutBlock[]; readonly hasAnchors?: boolean }) {
  return <LayoutBlocks blocks={blocks} parts={standardParts} given={{}} hasAnchors={hasAnchors} className={() => styles['block']} />
}

function shownAlone(blocks: readonly LayoutBlock[]): ReactNode {
  return (
    <div>
      <ContentBlocks blocks={blocks} />
    </div>
  )
}

function ContentSkeleton() {
  return (
    <>
      <Skeleton lines={4} />
      <Skeleton kind="block" height="240px" />
    </>
  )
}
