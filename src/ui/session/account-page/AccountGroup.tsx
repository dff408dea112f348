import { ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { kindOf } from '../ending/endingTexts.ts'
import styles from './AccountGroup.module.scss'
import type { AccountScreenViewModel } from './AccountScreenViewModel.ts'
import type { Section } from './sections.ts'

interface AccountGroupProps {
  readonly title: string
  readonly sections: readonly Section[]
  readonly model: AccountScreenViewModel
}

export function AccountGroup({ title, sections, model }: AccountGroupProps) {
  const { t } = useTranslation('account')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['sections']}>
        {sections.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link href={path} className={classes(styles['item'])}>
              <Icon size={20} aria-hidden={true} />
              <span className={styles['words']}>
                <span data-part="name" className={styles['name']}>
                  {t(`sections.${key}`)}
                </span>
                <span className={styles['lead']}>{t(`sections.${key}Lead`)}</span>
                <RowNote section={key} model={model} />
              </span>
              <ChevronRight size={20} aria-hidden={true} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const RowNote = observer(function RowNote({
  section,
  model,
}: {
  readonly section: Section['key']
  readonly model: AccountScreenViewModel
}) {
  const { t } = useTranslation('account')
  const formats = useFormats()
  const note = model.noteOf(section)
  if (!note) return null
  return (
    <span data-part="note" className={styles['note']}>
      {note.kind === 'unread' && t('notes.unread', { count: note.count })}
      {note.kind === 'ending' && t(`ending.${kindOf(note.ending)}`, { date: formats.shortDate(note.ending.on) })}
      {note.kind === 'email' && note.email}
    </span>
  )
})
