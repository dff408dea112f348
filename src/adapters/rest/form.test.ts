import { expect, test } from 'vitest'
import { createTestTab } from '../../../tests/builders/createTestTab.ts'
import type { PostForm } from './form.ts'
import { HttpAttachments } from './returns/HttpAttachments.ts'
import { HttpHelpDesk } from './support/HttpHelpDesk.ts'

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'photo.jpg')
const ticket = {
  ...{ name: 'Hana Ito', email: 'hana@clubhouse.example', phone: '', subject: 'Bay 3', description: 'The net is torn', files: [photo] },
}

function create() {
  const { client, clock } = createTestTab(() => Response.json({}))
  const ends = Promise.withResolvers<Response>()
  const moves: ((share: number) => void)[] = []
  const post: PostForm = (_form, { onProgress }) => {
    moves.push(onProgress)
    return ends.promise
  }
  const shares: number[] = []
  const progress = { signal: new AbortController().signal, onProgress: (share: number) => void shares.push(share) }
  return { client, clock, ends, moves, post, shares, progress }
}

type Upload = (given: ReturnType<typeof create>) => Promise<unknown>

const uploads: readonly (readonly [string, Upload, answer: unknown, done: unknown])[] = [
  ['files of a ticket', ({ client, post, progress }) => new HttpHelpDesk(client, post).send(ticket, progress), { code: 0 }, 'sent'],
  [
    'a file of a return',
    ({ client, post, progress }) => new HttpAttachments(client, post).upload(photo, progress),
    { code: 0, data: { filehash: 'h', filename: 'photo.jpg' } },
    { hash: 'h', name: 'photo.jpg' },
  ],
]

test.each(uploads)('%s take as long as their bytes move', async (_what, upload, answer, done) => {
  const given = create()
  const { clock, moves, shares, ends } = given
  const sending = upload(given)
  for (const share of [0.25, 0.5, 0.75]) {
    await clock.pass(29_000)
    moves[0]?.(share)
  }
  await clock.pass(29_000)
  ends.resolve(Response.json(answer))
  expect([await sending, shares, moves.length]).toEqual([done, [0.25, 0.5, 0.75], 1])
})

test.each(uploads)('%s end when nothing has moved for half a minute', async (_what, upload) => {
  const given = create()
  const { clock, moves } = given
  const sending = expect(upload(given)).rejects.toMatchObject({ kind: 'timed-out' })
  await clock.pass(29_000)
  moves[0]?.(0.5)
  await clock.pass(29_000)
  await clock.pass(1000)
  await sending
})
