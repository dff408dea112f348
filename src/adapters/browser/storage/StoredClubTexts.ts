import * as z from 'zod/mini'
import type { ClubTextsCache } from '#app/session/ports/ClubTextsCache'
import type { ClubTexts } from '#domain/session/configuration'
import type { Language } from '#domain/shared/language'
import { keys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const text = z.optional(z.string())
const kept = z.object({ texts: z.optional(z.object({ language: z.string(), privacy: text, terms: text, register: text })) })

export class StoredClubTexts implements ClubTextsCache {
  private readonly storage: DeviceStorage

  constructor(storage: DeviceStorage) {
    this.storage = storage
  }

  in(language: Language): ClubTexts | undefined {
    const { texts } = this.storage.local.read(keys.config, kept) ?? {}
    if (texts?.language !== language) return undefined
    const { privacy, terms, register } = texts
    return { privacy, terms, register }
  }

  keep(language: Language, texts: ClubTexts): void {
    this.storage.local.merge(keys.config, { texts: { language, ...texts } })
  }
}
