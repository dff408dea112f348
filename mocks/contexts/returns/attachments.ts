import { uploadAttachment } from '#adapters/rest/returns/attachmentCalls'
import { fileTypeOf } from '../../http/fileType.ts'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import { partsIn } from '../../http/multipart.ts'
import type { World } from '../../world/World.ts'

const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', pdf: 'application/pdf' } as const

export const attachmentHandlers: readonly Handler[] = [
  onPlayerCall(uploadAttachment, async ({ world, player, body }) => {
    const part = partsIn(body)?.[0]
    if (!part || part.content === '') return refused(400, 400, { message: 'There is no file' })
    if (part.content.length > world.returnSettings.get('1').kilobytes * 1024) return refused(413, 413, { message: 'The file is too large' })
    const type = fileTypeOf(part.content)
    if (!type) return refused(415, 415, { message: 'This is no such file' })
    const id = world.nextId(`file${player.id.length}`)
    const { filename = 'file', content } = part
    await world.returnAttachments.add({ id, playerId: player.id, name: filename, type, content: btoa(content) })
    return ok({ filehash: id, filename })
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
