import { helpdeskTicket } from '#adapters/rest/support/helpDeskCalls'
import { satisfactionSurvey } from '#adapters/rest/support/surveyCalls'
import { fileTypeOf } from '../../http/fileType.ts'
import { type Answer, type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import { type Part, partsIn, utf8 } from '../../http/multipart.ts'
import { deliver } from './deliver.ts'

const limits = { subject: 100, description: 6000, name: 100, email: 254 } as const
const names = ['subject', 'description', 'name', 'email'] as const

const largestFile = 5 * 1024 * 1024
const mostFiles = 5
const longestComment = 1000

export const helpDeskHandlers: readonly Handler[] = [
  onPlayerCall(helpdeskTicket, async ({ world, player, body }) => {
    const parts = partsIn(body)
    if (!parts) return invalid('This is no form')
    const files = parts.filter(({ field }) => field === 'attachments[]')
    const refusal = refusalOfTexts(parts.filter((part) => !files.includes(part))) ?? refusalOfFiles(files)
    if (refusal) return refusal
    const fields = Object.fromEntries(parts.filter((part) => !files.includes(part)).map(({ field, content }) => [field, utf8(content)]))
    await deliver(world, {
      ...{ kind: 'ticket', playerId: player.id, from: fields['email'] ?? '', subject: fields['subject'] ?? '', fields },
      files: files.map(({ filename = '', content }) => ({ name: filename, type: fileTypeOf(content) ?? '', bytes: content.length })),
    })
    return ok(undefined)
  }),

  onPlayerCall(satisfactionSurvey, async ({ world, player, body }) => {
    const lesson = world.taughtLessons.first((row) => row.playerId === player.id && row.id === body.lessonId)
    if (!lesson) return refused(404, 404)
    if (body.comment.length > longestComment) return invalid('The comment is too long')
    world.clubMail.removeAll(({ kind, playerId, fields }) => kind === 'survey' && playerId === player.id && fields['lesson'] === lesson.id)
    const { rating, comment } = body
    await deliver(world, {
      ...{ kind: 'survey', playerId: player.id, from: player.email, subject: `${rating} of 5` },
      fields: { lesson: lesson.id, rating: String(rating), comment },
    })
    return ok(undefined)
  }),
]

function invalid(message: string): Answer {
  return refused(400, 400, { message })
}

/** Each text once, and no others. */
function refusalOfTexts(parts: readonly Part[]): Answer | undefined {
  if (parts.length !== names.length) return invalid('These are not the parts of a ticket')
  for (const name of names) {
    const part = parts.find(({ field }) => field === name)
    const text = part && part.filename === undefined ? utf8(part.content) : ''
    if (text === '' || text.length > limits[name]) return invalid(`${name} is missing or too long`)
  }
  return undefined
}

function refusalOfFiles(files: readonly Part[]): Answer | undefined {
  if (files.length > mostFiles) return invalid('There are too many files')
  if (files.some(({ filename, content }) => filename === undefined || content === '')) return invalid('There is no file')
  if (files.some(({ content }) => content.length > largestFile)) return refused(413, 413, { message: 'A file is too large' })
  return files.every(({ content }) => fileTypeOf(content)) ? undefined : refused(415, 415, { message: 'A file is of another type' })
}
