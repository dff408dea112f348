import { type Observable, Subject } from 'rxjs'
import * as z from 'zod/mini'
import type { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { type Language, languageOfBrowser, languages } from '#domain/shared/language'
import { keys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

export class StoredLanguage implements CurrentLanguage {
  value: Language
  private readonly subject = new Subject<Language>()
  private readonly storage: DeviceStorage

  constructor(storage: DeviceStorage, browserLanguage: string) {
    this.storage = storage
    this.value = this.stored ?? languageOfBrowser(browserLanguage)
  }

  get changes(): Observable<Language> {
    return this.subject
  }

  choose(language: Language): void {
    this.value = language
    this.storage.local.write(keys.language, language)
    this.subject.next(language)
  }

  reread(): Language {
    this.value = this.stored ?? this.value
    return this.value
  }

  private get stored(): Language | undefined {
    return this.storage.local.read(keys.language, z.literal(languages))
  }
}
