import type * as z from 'zod/mini'
import { uploadAttachment } from '#adapters/rest/returns/attachmentCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import type { returnAttachment } from './data.ts'
import { partIn } from './multipart.ts'

type AttachmentType = z.infer<typeof returnAttachment>['type']

const beginnings: readonly (readonly [AttachmentType, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['pdf', /^%PDF-/],
]

const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', pdf: 'application/pdf' } as const

export const attachmentHandlers: readonly Handler[] = [
  onPlayerCall(uploadAttachment, async ({ world, player, body }) => {
    const part = partIn(body)
    if (!part || part.content === '') return refused(400, 400, { message: 'There is no file' })
    if (part.content.length > world.returnSettings.get('1').kilobytes * 1024) return refused(413, 413, { message: 'The file is too large' })
    const type = beginnings.find(([, beginning]) => beginning.test(part.content))?.[0]
    if (!type) return refused(415, 415, { message: 'This is no such file' })
    const id = world.nextId(`file${player.id.length}`)
    await world.returnAttachments.add({ id, playerId: player.id, name: part.name, type, content: btoa(part.content) })
    return ok({ filehash: id, filename: part.name })
  }),
]

/** An attachment, for whoever knows its hash. */
export function attachedFile({ pathname }: URL, world: World): Response | undefined {
  const [, hash = ''] = /^\/returns\/([\w-]+)$/.exec(pathname) ?? []
  const file = world.returnAttachments.find(hash)
  if (!file) return undefined
  const bytes = Uint8Array.from(atob(file.content), (sign) => sign.charCodeAt(0))
  return new Response(bytes, { headers: { 'content-type': mediaTypes[file.type] } })
}
