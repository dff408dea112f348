import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { type BlockArea, type BlockType, openBlocks } from '#domain/shared/layout'
import { useFeatureAccess } from '#ui/shell/featureAccess.ts'
import { classes } from '../../classes.ts'
import styles from './LayoutBlocks.module.scss'

interface Block {
  readonly id: string | number
  readonly type: BlockType
  readonly title: string
}

export type BlockProps<Shown extends Block, Given> = Given & { readonly block: Shown }

/** How a page draws each type. A page whose blocks come from `layout` calls adds `standardParts`. */
export type BlockParts<Shown extends Block, Given = object> = Readonly<
  Partial<Record<BlockType, (props: BlockProps<Shown, Given>) => ReactNode>>
>

interface LayoutBlocksProps<Shown extends Block, Given> {
  readonly blocks: readonly Shown[]
  readonly parts: BlockParts<Shown, Given>
  readonly given: Given
  readonly className?: (block: Shown) => string | undefined
  /** Gives each block its id, so that links lead to it. */
  readonly hasAnchors?: boolean
  /** What the player's profile says, unless the page knows better. */
  readonly isOpen?: (area: BlockArea) => boolean
}

/** The only component that shows what the club has laid out. */
export const LayoutBlocks = observer(function LayoutBlocks<Shown extends Block, Given>(props: LayoutBlocksProps<Shown, Given>) {
  const { blocks, parts, given, className, hasAnchors } = props
  const access = useFeatureAccess()
  const isOpen = props.isOpen ?? ((area: BlockArea) => access.accessTo(area) === 'open')
  return openBlocks(blocks, isOpen).map((block) => {
    const Part = parts[block.type]
    return (
      Part && (
        <section
          key={block.id}
          id={hasAnchors ? `${block.id}` : undefined}
          aria-label={block.title}
          data-block={block.type}
          className={classes(styles['block'], className?.(block))}
        >
          <Part {...given} block={block} />
        </section>
      )
    )
  })
})
