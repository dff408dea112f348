import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** Ids are numbers, the highest is the newest. */
export const bag = z.object({
  id: text,
  playerId: text,
  name: text,
  /** As `2026-05-14T12:30:00Z`; absent until it is changed. */
  lastModified: z.optional(text),
})
export type BagRow = z.infer<typeof bag>

export const club = z.object({
  id: text,
  bagId: text,
  category: text,
  manufacturer: z.nullable(text),
  model: z.string(),
  /** In degrees. */
  loft: z.nullable(z.number()),
  /** In metres. */
  distance: z.nullable(z.number()),
  /** The name of its picture. */
  imageUploadUrl: z.nullable(text),
})
export type ClubRow = z.infer<typeof club>

/** What was uploaded, under its name; `content` as base64. */
export const clubPicture = z.object({ id: text, type: z.enum(['jpg', 'png', 'webp']), content: z.string() })

export const favouriteCourse = z.object({ id: text, playerId: text, courseId: text })
