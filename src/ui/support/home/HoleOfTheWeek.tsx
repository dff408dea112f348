import { Drawing } from '#ui/kit/art/Drawing.tsx'
import block from './Block.module.scss'
import type { BlockProps } from './BlockProps.ts'

export function HoleOfTheWeek({ block: { title, content, items } }: BlockProps) {
  return (
    <>
      <h2 className={block['kicker']}>{title}</h2>
      <p className={block['title']}>{content}</p>
      <Drawing scene="practice" className={block['picture']} />
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
