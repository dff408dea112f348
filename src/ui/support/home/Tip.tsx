import block from './Block.module.scss'
import type { BlockProps } from './BlockProps.ts'

export function Tip({ block: { title, content } }: BlockProps) {
  return (
    <>
      <h2 className={block['kicker']}>{title}</h2>
      <p className={block['title']}>{content}</p>
    </>
  )
}
