import { GreensBook } from '#ui/kit/art/GreensBook.tsx'
import { practiceScene } from '#ui/kit/art/scenes.ts'
import block from './Block.module.scss'
import type { BlockProps } from './BlockProps.ts'

export function HoleOfTheWeek({ block: { title, content, items } }: BlockProps) {
  return (
    <>
      <h2 className={block['kicker']}>{title}</h2>
      <p className={block['title']}>{content}</p>
      <GreensBook scene={practiceScene} className={block['picture']} />
      <dl className={block['figures']}>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt className={block['note']}>{label}</dt>
            <dd className={block['value']}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
