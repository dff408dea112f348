import type { Plugin } from 'vite'
import { type Language, languages } from '../../src/domain/shared/language.ts'
import { paths } from '../../src/ui/shell/paths.ts'
import en from '../../src/ui/shell/texts/en.json' with { type: 'json' }
import fr from '../../src/ui/shell/texts/fr.json' with { type: 'json' }
import ja from '../../src/ui/shell/texts/ja.json' with { type: 'json' }
import zh from '../../src/ui/shell/texts/zh.json' with { type: 'json' }
import { webAppManifestFile } from '../../src/ui/shell/webAppManifestFile.ts'

const texts: Readonly<Record<Language, Pick<typeof en, 'areas'>>> = { en, fr, ja, zh }

const descriptions: Readonly<Record<Language, string>> = {
  en: 'Book golf lessons, keep your scorecards and track your game.',
  fr: 'Réservez vos leçons de golf, tenez vos cartes de score et suivez votre jeu.',
  ja: 'ゴルフレッスンの予約、スコアカードの記録、プレーの分析ができます。',
  zh: '预约高尔夫课程，记录记分卡，分析您的球技。',
}

/** The ground of the light theme. Browsers take that of the dark one from the document's `theme-color`. */
const ground = '#f7f8f2'

export function webAppManifest(): Plugin {
  let base = '/'
  return {
    name: 'clubhouse:web-app-manifest',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      base = config.base
    },
    configureServer(server) {
      for (const language of languages) {
        server.middlewares.use(`/${webAppManifestFile(language)}`, (_request, response) => {
          response.setHeader('content-type', 'application/manifest+json')
          response.end(manifestIn(language, base))
        })
      }
    },
    generateBundle() {
      for (const language of languages) {
        this.emitFile({ type: 'asset', fileName: webAppManifestFile(language), source: manifestIn(language, base) })
      }
    },
  }
}

export function manifestIn(language: Language, base: string): string {
  const { areas } = texts[language]
  const at = (path: string) => base + path.slice(1)
  const icon = (name: string, size: number) => ({ src: at(`/icons/${name}-${size}.png`), sizes: `${size}x${size}`, type: 'image/png' })
  return JSON.stringify({
    id: base,
    name: 'Clubhouse',
    short_name: 'Clubhouse',
    description: descriptions[language],
    lang: language,
    dir: 'ltr',
    start_url: at(paths.home),
    scope: base,
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: [icon('icon', 192), icon('icon', 512), { ...icon('maskable', 512), purpose: 'maskable' }],
    shortcuts: [
      { name: areas.book, url: at(paths.book) },
      { name: areas.lessons, url: at(paths.appointments) },
      { name: areas.play, url: at(paths.play) },
      { name: areas.shop, url: at(paths.shop) },
    ],
  })
}
