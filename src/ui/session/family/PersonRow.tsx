import type { ReactNode } from 'react'
import type { PersonName } from '#domain/shared/personName'
import { Monogram } from '#ui/kit/content/Monogram.tsx'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import styles from './Family.module.scss'

interface PersonRowProps {
  readonly id: string
  readonly name: PersonName
  readonly about: string
  readonly tint: 'green' | 'sand'
  readonly state: ReactNode
  readonly isActing: boolean
  readonly children?: ReactNode
}

export function PersonRow({ id, name, about, tint, state, isActing, children }: PersonRowProps) {
  const nameOf = usePersonName()
  return (
    <li {...(isActing && { 'aria-current': 'true' })}>
      <div className={styles['row']}>
        <Monogram id={id} name={name} tint={tint} />
        <span className={styles['words']}>
          <span data-part="name" className={styles['name']}>
            {nameOf(name)}
          </span>
          <span className={styles['about']}>{about}</span>
        </span>
        {state}
      </div>
      {children}
    </li>
  )
}
