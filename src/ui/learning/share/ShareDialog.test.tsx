import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { Shareable } from '#domain/learning/share'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { ShareButton } from './ShareButton.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const item: Shareable = {
  ...{ sourceId: 'v-1', url: 'https://media.club.example/v.mp4', type: 'video', thumbnail: '/v.jpg' },
  ...{ title: 'Tempo', description: 'Slow is smooth' },
}

/** `answers`: what the club makes of each wish for a link; undefined where it fails. */
async function open({
  answers = ['https://club.example/s/7'],
  canSend = true,
  time = 65,
}: {
  answers?: (string | undefined)[]
  canSend?: boolean
  time?: number
} = {}) {
  const handed: unknown[] = []
  const create = async () => answers.shift() ?? Promise.reject(new Failure('server-fault'))
  const handover = {
    canSend,
    copy: async (address: string) => handed.push(['copy', address]) > 0,
    send: async (sent: object) => handed.push(['send', sent]) > 0,
  }
  place.show(
    <InPage parts={[{ create }, handover]}>
      <ShareButton item={item} player={{ time }} />
    </InPage>,
  )
  expect(place.button()?.getAttribute('aria-label')).toBe('share.buttonFor title=Tempo')
  await act(async () => place.button()?.click())
  await act(async () => void (await import('./ShareDialog.tsx')))
  return handed
}

const dialog = () => document.querySelector('[role=dialog]')
const buttons = () => [...(dialog()?.querySelectorAll('button') ?? [])]
const press = (name: string) =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent.startsWith(name))
      ?.click(),
  )
const address = () => dialog()?.querySelector<HTMLInputElement>('input:not([type=checkbox])')

test('what is shared is shown before there is a link, and nothing is shared by closing', async () => {
  await open()
  expect([dialog()?.querySelector('img')?.getAttribute('src'), address() ?? undefined]).toEqual(['/v.jpg', undefined])
  expect(['share.title', 'Tempo', 'Slow is smooth', 'share.lead'].filter((text) => !dialog()?.textContent.includes(text))).toEqual([])
  await press('share.drop')
  expect(dialog()).toBeNull()
})

test('a link is shown to be read, may start where the player is, and is copied and sent as it is shown', async () => {
  const handed = await open()
  await press('share.create')
  expect([dialog()?.textContent.includes('share.done'), address()?.value, address()?.readOnly]).toEqual([
    true,
    'https://club.example/s/7',
    true,
  ])
  await act(async () => dialog()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  expect(dialog()?.textContent).toContain('share.fromTime time=1:05')
  const shown = address()?.value
  expect(shown).toContain('65')
  await press('share.copy')
  expect(dialog()?.querySelector('p[role=status]')?.textContent).toBe('share.copied')
  await press('share.send')
  expect([handed, dialog()?.querySelector('p[role=status]')?.textContent]).toEqual([
    [
      ['copy', shown],
      ['send', { title: 'Tempo', address: shown }],
    ],
    '',
  ])
})

test('a link that can’t be made says so and is asked for again', async () => {
  await open({ answers: [undefined, 'https://club.example/s/8'], canSend: false, time: 0 })
  await press('share.create')
  expect(dialog()?.textContent).toContain('share.failed')
  await press('failure.retry')
  expect([address()?.value, dialog()?.textContent.includes('share.failed')]).toEqual(['https://club.example/s/8', false])
  expect(buttons().some(({ textContent }) => textContent === 'share.send')).toBe(false)
  expect(dialog()?.querySelector('input[type=checkbox]')).toBeNull()
})
