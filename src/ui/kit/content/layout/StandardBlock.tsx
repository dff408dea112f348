import type { ReactNode } from 'react'
import { type LayoutBlock, type StandardType, standardTypes } from '#domain/shared/layout'
import { LazyHtml } from '../LazyHtml.tsx'
import { BlockLinks } from './BlockLinks.tsx'
import { BlockPicture } from './BlockPicture.tsx'
import { Choices } from './Choices.tsx'
import { Figures } from './Figures.tsx'
import { Questions } from './Questions.tsx'
import styles from './StandardBlock.module.scss'

const parts: Readonly<Record<StandardType, (block: LayoutBlock) => ReactNode>> = {
  text: ({ content }) => <LazyHtml html={content} />,
  figures: ({ items }) => <Figures items={items} />,
  choices: ({ items }) => <Choices items={items} />,
  questions: ({ items }) => <Questions items={items} />,
  picture: (block) => <BlockPicture {...block} />,
  links: (block) => <BlockLinks {...block} />,
  'launch-monitor': (block) => <BlockLinks {...block} />,
}

export function StandardBlock({ block }: { readonly block: LayoutBlock }) {
  const type = standardTypes.find((each) => each === block.type)
  if (!type) return null
  return (
    <div className={styles['frame']}>
      <div className={styles['block']} data-type={type}>
        <h2 className={styles['title']}>{block.title}</h2>
        <div className={styles['content']}>{parts[type](block)}</div>
      </div>
    </div>
  )
}
