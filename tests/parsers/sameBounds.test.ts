import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

vi.mock('../../src/adapters/rest/schemas.ts', async (original) => ({
  ...(await original<typeof import('../../src/adapters/rest/schemas.ts')>()),
  listOf: <T>(item: z.ZodMiniType<T>) => z.array(item),
}))
const { callsWithBodies } = await import('./callsWithBodies.ts')
const { refusedFields } = await import('./refusedFields.ts')

/** An answer and a request of one context have fields of these names that are not the same value, or that a form asks for first. */
const apart: readonly (readonly [answers: RegExp, fields: RegExp, why: string])[] = [
  [/^commerce\.(?:category|product)-layout$/, /^commerce\.[\w-]+ (?:id|type|value)$/, 'parts of a layout'],
  [/^learning\.lesson-/, /^learning\.video-analytics-\w+ name$/, 'the names of coaches and clubs'],
  [
    /^learning\.(?:lesson-|video(?:-categories)?$)/,
    /^learning\.(?:share-create type|video-search language)$/,
    'read from lessons and videos, chosen to share',
  ],
  [/^learning\./, /^learning\.(?:my-swing-send-coach comment|video-note-\w+ note)$/, 'a player writes it'],
  [/^learning\./, /^learning\.share-create (?:title|url)$/, 'read without one; `videoAt` looks at the address'],
  [/^rounds\.(?:courses-search|list|round-\w+|stat-[\w-]+|game-tracking-list)$/, /^rounds\.[\w-]+ (?:par|score)$/, 'of a whole round'],
  [/^rounds\./, /^rounds\.[\w-]+ (?:bag|course)Name$/, 'read without a name, so that it can be changed or removed; the form asks for one'],
  [/^session\.(?:me|skytrak-customer-me)$/, /^session\./, 'a form asks for it'],
  [/^session\.configuration$/, /^session\.register alt(?:First|Last)Name$/, 'settings of the form'],
]

const found = callsWithBodies.flatMap((request) => {
  const answers = callsWithBodies.filter(({ id }) => id !== request.id && contextOf(id) === contextOf(request.id))
  return answers.flatMap((answer) =>
    Object.keys(refusedFields(answer, request)).map((field) => ({ answer: answer.id, field: `${request.id} ${field}` })),
  )
})

function contextOf(id: string): string | undefined {
  return id.split('.')[0]
}

test('what an answer takes, a request with the same field never refuses', () => {
  const broken = found.filter(({ answer, field }) => !apart.some(([answers, fields]) => answers.test(answer) && fields.test(field)))
  expect(broken.map(({ answer, field }) => `${answer} → ${field}`)).toEqual([])
})

test.each(apart)('%s and %s differ: %s', (answers, fields) => {
  expect(found.some(({ answer, field }) => answers.test(answer) && fields.test(field))).toBe(true)
})

test('a hole that a request refuses is found', () => {
  const [answer, request] = ['rounds.list', 'rounds.round-create'].map((id) => callsWithBodies.find((call) => call.id === id))
  if (!answer || !request) throw new Error('There is no such call')
  expect(refusedFields(answer, request)).toMatchObject({ par: expect.arrayContaining([8, 18]) })
})
