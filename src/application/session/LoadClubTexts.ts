import type { ClubTexts, PublicConfiguration } from '#domain/session/configuration'
import type { ClubTextsCache } from './ports/ClubTextsCache.ts'
import type { Configurations } from './ports/Configurations.ts'
import type { CurrentLanguage } from './ports/CurrentLanguage.ts'

/** Stores the texts, for when they can't be loaded. */
export class LoadClubTexts {
  private readonly configurations: Configurations
  private readonly kept: ClubTextsCache
  private readonly language: CurrentLanguage

  constructor(configurations: Configurations, kept: ClubTextsCache, language: CurrentLanguage) {
    this.configurations = configurations
    this.kept = kept
    this.language = language
  }

  get last(): ClubTexts | undefined {
    return this.kept.in(this.language.value)
  }

  async execute(reader: 'visitor' | 'player', signal?: AbortSignal): Promise<PublicConfiguration> {
    const language = this.language.value
    const { registration, ...texts }: PublicConfiguration = await (reader === 'visitor'
      ? this.configurations.public(signal)
      : this.configurations.ownTexts(signal))
    this.kept.keep(language, texts)
    return { ...texts, registration }
  }
}
