import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { editablePages } from '../contexts/support/layoutEditing.ts'
import { Choice } from './Choice.tsx'
import { Field } from './Field.tsx'
import type { LayoutEditor } from './LayoutEditor.ts'
import styles from './rows.module.scss'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

export const LayoutSection = observer(function LayoutSection({ editor }: { readonly editor: LayoutEditor }) {
  const { page, blocks, choosePage } = editor
  return (
    <Section title="Layouts" aside={`${blocks.length} blocks`}>
      <Choice label="Page" value={page} onChange={choosePage}>
        {editablePages.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Choice>
      <ul className={styles['rows']}>
        {blocks.map((block) => (
          <li key={block.id} className={styles['row']}>
            <span className={styles['text']}>
              <span className={styles['name']}>{block.title.en}</span>
              <span className={styles['about']}>{block.isHidden ? `${block.type}, hidden` : block.type}</span>
            </span>
            <IconButton label={`Move up ${block.title.en}`} onPress={() => void editor.move(block.id, -1)}>
              <ArrowUp aria-hidden={true} />
            </IconButton>
            <IconButton label={`Move down ${block.title.en}`} onPress={() => void editor.move(block.id, 1)}>
              <ArrowDown aria-hidden={true} />
            </IconButton>
            <IconButton label={`${block.isHidden ? 'Show' : 'Hide'} ${block.title.en}`} onPress={() => void editor.show(block)}>
              {block.isHidden ? <EyeOff aria-hidden={true} /> : <Eye aria-hidden={true} />}
            </IconButton>
          </li>
        ))}
      </ul>
      <NewBlockForm editor={editor} />
    </Section>
  )
})

const NewBlockForm = observer(function NewBlockForm({ editor }: { readonly editor: LayoutEditor }) {
  const { type, types, words, chooseType, write } = editor
  const add = (event: FormEvent) => {
    event.preventDefault()
    void editor.add()
  }
  return (
    <form onSubmit={add} aria-label="New block" className={styles['form']}>
      <div className={shared['pair']}>
        <Choice label="Type" value={type} onChange={chooseType}>
          {types.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <Field label="Title" value={words.title} onChange={({ target }) => write({ title: target.value })} />
        <Field label="Content" value={words.content} onChange={({ target }) => write({ content: target.value })} />
        <Field label="Label of an item" value={words.label} onChange={({ target }) => write({ label: target.value })} />
        <Field label="Value of the item" value={words.value} onChange={({ target }) => write({ value: target.value })} />
      </div>
      <div className={shared['actions']}>
        <Button type="submit" variant="outline">
          Add block
        </Button>
      </div>
    </form>
  )
})
