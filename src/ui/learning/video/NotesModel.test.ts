import { expect, test } from 'vitest'
import { AddNote } from '#app/learning/AddNote'
import type { VideoNote } from '#domain/learning/note'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { NotesModel } from './NotesModel.ts'

const note: VideoNote = { id: 'n-7', time: 12.4, text: 'Hands ahead' }

async function open(drafts = new DraftsInMemory()) {
  const told: unknown[] = []
  const notes = {
    of: async () => [note],
    add: async (videoId: string, added: object) => void told.push(['add', videoId, added]),
    change: async (videoId: string, changed: object) => void told.push(['change', videoId, changed]),
    remove: async (id: string) => void told.push(['remove', id]),
  }
  const model = new NotesModel(notes, new AddNote(notes, { value: true }), { copy: async () => true }, drafts)
  await model.open('v-3')
  return { model, told }
}

test('a note that is being changed is changed after a reload, not added', async () => {
  const drafts = new DraftsInMemory()
  const { model } = await open(drafts)
  model.edit(note)
  model.write('Hands high')
  model.close()
  const later = await open(drafts)
  await later.model.save()
  expect(later.told).toEqual([['change', 'v-3', { ...note, text: 'Hands high' }]])
})

test('a note that is put back has its own time, whatever is being written', async () => {
  const { model, told } = await open()
  await model.remove(note)
  model.begin(40)
  await model.putBack(note)
  expect(told).toEqual([
    ['remove', 'n-7'],
    ['add', 'v-3', { time: 12.4, text: 'Hands ahead' }],
  ])
})
