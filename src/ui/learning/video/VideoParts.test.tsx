import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddNote } from '#app/learning/AddNote'
import { Failure } from '#app/shared/failure'
import { longestComment } from '#domain/learning/comment'
import type { VideoNote } from '#domain/learning/note'
import { toastQueue } from '#ui/kit/feedback/toasts.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { createPlayer } from '../../../../tests/builders/learning.ts'
import { pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { Chapters } from './Chapters.tsx'
import { NoteMarkers } from './NoteMarkers.tsx'
import { Notes } from './Notes.tsx'
import { NotesModel } from './NotesModel.ts'
import { SeriesList } from './SeriesList.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => {
  place.clear()
  toastQueue.clear()
  vi.restoreAllMocks()
})

const show = (part: ReactNode) => place.show(<InPage>{part}</InPage>)
const buttons = () => [...place.element.querySelectorAll('button')]
const current = () => [...place.element.querySelectorAll('li')].map((row) => row.getAttribute('aria-current'))

test('a chapter is sought at its own time, and is the current one until the next begins', async () => {
  const { model: player } = createPlayer()
  const chapters = [
    { time: 0, title: 'Grip' },
    { time: 12, title: 'Turn' },
    { time: 31, title: 'Finish' },
  ]
  show(<Chapters chapters={chapters} player={player} />)
  expect(current()).toEqual(['true', null, null])
  await pressButton('0:12Turn')
  expect([player.time, current()]).toEqual([12, [null, 'true', null]])
  expect(drawn(<Chapters chapters={[]} player={player} />).childElementCount).toBe(0)
})

test('the video that is shown stands in its series without a link, the others lead on within the series', () => {
  const videos = [65, 130, 195].map((seconds, index) => ({ id: `v-${index}`, title: `Part ${index}`, seconds }))
  const rows = [...drawn(<SeriesList series={{ id: 's-7', title: 'Tempo', index: 1, videos }} />).querySelectorAll('li')]
  expect(rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href'), row.getAttribute('aria-current')])).toEqual([
    ['Part 01:05', '/learn/videos/v-0?series=s-7', null],
    ['Part 12:10', undefined, 'true'],
    ['Part 23:15', '/learn/videos/v-2?series=s-7', null],
  ])
})

const all: readonly VideoNote[] = [
  { id: 'n-1', time: 4, text: 'Grip' },
  { id: 'n-2', time: 20, text: 'Hands ahead' },
  { id: 'n-3', time: 20.8, text: 'Hips' },
]

test('notes are marked on the line of the video where they belong, and sought one after the other', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 24))
  const { model: player } = createPlayer()
  show(<NoteMarkers notes={all} player={player} />)
  expect(buttons().map((mark) => [mark.getAttribute('aria-label'), mark.style.insetInlineStart])).toEqual([
    ['notes.marker time=0:04 text=Grip', '10%'],
    ['notes.markers from=0:20 to=0:20 number=2', '50%'],
  ])
  const times: number[] = []
  for (const _ of ['first', 'second']) {
    await pressButton('notes.markers from=0:20 to=0:20 number=2')
    times.push(player.time)
  }
  expect(times).toEqual([20, 20.8])
  expect(drawn(<NoteMarkers notes={[]} player={player} />).childElementCount).toBe(0)
})

async function openNotes({
  removes = async () => undefined,
  isCopied = true,
}: {
  removes?: () => Promise<undefined>
  isCopied?: boolean
} = {}) {
  const copied: string[] = []
  const copy = async (address: string) => {
    copied.push(address)
    return isCopied
  }
  const port = { of: async () => all, add: async () => undefined, change: async () => undefined, remove: removes }
  const notes = new NotesModel(port, new AddNote(port, { value: true }), { copy }, new DraftsInMemory())
  await notes.open('v-3')
  const { model: player } = createPlayer()
  const onBegin = vi.fn<() => void>(() => notes.begin(7.5))
  show(<Notes notes={notes} player={player} onBegin={onBegin} />)
  return { notes, player, copied, onBegin }
}

const toasts = () => toastQueue.visibleToasts.map(({ content }) => content)

test('the note that was reached last is the current one, and each is sought at its own time', async () => {
  const { player } = await openNotes()
  expect(current()).toEqual([null, null, null])
  await pressButton('notes.seek time=0:20')
  expect([player.time, current()]).toEqual([20, [null, 'true', null]])
})

test.each([
  [true, 'notes.linkCopied'],
  [false, 'notes.linkRefused'],
])('the link of a note starts at its time, and says whether it was copied: %s', async (isCopied, told) => {
  const { copied } = await openNotes({ isCopied })
  await pressButton('notes.link time=0:20', 1)
  expect(copied.map((address) => new URL(address).pathname + new URL(address).search)).toEqual(['/learn/videos/v-3?t=20.8'])
  expect(JSON.stringify(toasts())).toContain(told)
})

test('a note that is removed can be put back, and one that can’t be removed says so', async () => {
  await openNotes()
  await pressButton('notes.remove')
  expect(JSON.stringify(toasts())).toContain('notes.removed')
  toastQueue.clear()
  await openNotes({ removes: () => Promise.reject(new Failure('server-fault')) })
  await pressButton('notes.remove')
  expect([place.element.textContent.includes('notes.unremoved'), toasts()]).toEqual([true, []])
})

test('a note is written at its time, and one that can’t be kept says why', async () => {
  const { notes } = await openNotes()
  await pressButton('notes.add')
  expect([place.element.querySelector('label')?.textContent, buttons().some(({ textContent }) => textContent === 'notes.add')]).toEqual([
    'notes.text time=0:07',
    false,
  ])
  act(() => notes.write('x'.repeat(longestComment + 1)))
  await act(async () => place.element.querySelector('form')?.requestSubmit())
  expect(place.element.textContent).toMatch(/notes\.too-long most=[\d,]+/)
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  await pressButton('notes.drop')
  expect(place.element.querySelector('form')).toBeNull()
})
