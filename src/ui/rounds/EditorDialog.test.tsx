import { act, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { Task } from '#ui/shell/Task.ts'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { EditorDialog } from './EditorDialog.tsx'

const texts = { title: 'Club', cancel: 'Cancel', save: 'Save', saving: 'Saving', notSaved: 'Not saved', unknown: 'Unknown' }
const dialog = { saving: new Task(), isOpen: true }

function ClubForm({ wrong }: { readonly wrong: string }) {
  const [problem, setProblem] = useState('')
  const save = async () => setProblem(wrong)
  return (
    <EditorDialog dialog={dialog} texts={texts} isUnsent={true} onClose={() => undefined} onSave={save}>
      {['model', 'distance'].map((name) => (
        <TextField key={name} label={name} name={name} error={problem === name && 'Not possible'} />
      ))}
    </EditorDialog>
  )
}

let clear = (): void => undefined
afterEach(() => clear())

async function savedWith(wrong: string) {
  const place = renderAt()
  clear = place.clear
  place.show(<ClubForm wrong={wrong} />)
  const button = document.querySelector<HTMLElement>('button[type=submit]')
  act(() => button?.focus())
  await act(async () => document.querySelector('form')?.requestSubmit())
  return document.activeElement
}

test('a field that keeps the form from being saved receives the focus', async () => {
  expect((await savedWith('distance'))?.getAttribute('name')).toBe('distance')
})

test('without such a field, the focus stays on the button', async () => {
  expect((await savedWith(''))?.getAttribute('type')).toBe('submit')
})
