import type { Texts, Translations } from '#app/session/ports/Translations'
import { type Language, languages } from '#domain/shared/language'
import type { RestClient } from '../RestClient.ts'
import { translation } from './translationCalls.ts'

export class HttpTranslations implements Translations {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(): Promise<Partial<Record<Language, Texts>>> {
    const { data } = await this.client.send(translation, { query: { channel: 'web3' } })
    return Object.fromEntries(
      languages.flatMap((language) => {
        const texts = data.translations[language]
        return texts ? [[language, texts]] : []
      }),
    )
  }
}
