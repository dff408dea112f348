import type { Language } from '../../src/domain/shared/language.ts'
import { camel, kebab, sentence } from './names.ts'
import type { ScreenPlan } from './screenPlan.ts'

const spoken = (name: string) => sentence(name).toLowerCase()

export const textOfScreenFeature = (name: string): string => `Feature: ${sentence(name)}
  Players see their ${spoken(name)},
  so that they know where they stand.

  Background:
    Given Hana is signed in

  Rule: Every day has its own ${spoken(name)}

    Example: Hana sees the ${spoken(name)} of today
      When Hana opens her ${spoken(name)}
      Then the day of the ${spoken(name)} is "2026-05-13"
`

export const textOfWords = (name: string): string => `import type { Phrases } from '../../world/Phrases.ts'

export const ${camel(name)}Words: Phrases = {
  places: { 'her ${spoken(name)}': ({ ${camel(name)} }) => ${camel(name)}.open() },
  texts: { 'day of the ${spoken(name)}': ({ ${camel(name)} }) => ${camel(name)}.day() },
}
`

export const textOfActor = ({ name, address }: ScreenPlan): string => `import type { Screen } from '../../world/screen/Screen.ts'
import { main, part } from '../../world/screen/Target.ts'

const day = part('time').within(main)

export class ${name}Actor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(): Promise<void> {
    return this.screen.open('${address}')
  }

  day(): Promise<string | undefined> {
    return this.screen.value(day)
  }
}
`

export const textOfViewModel = (name: string): string => `import type { Clock } from '#app/shared/ports/Clock'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class ${name}ViewModel {
  readonly #clock: Pick<Clock, 'now' | 'timeZone'>

  constructor(clock: Pick<Clock, 'now' | 'timeZone'>) {
    this.#clock = clock
    makeReactive(this)
  }

  get today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }
}
`

export const textOfScreen = (name: string): string => `import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Screen } from '#ui/shell/Screen.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ${name}ViewModel } from './${name}ViewModel.ts'

export const ${name}Screen = observer(function ${name}Screen() {
  const { t } = useTranslation('${camel(name)}')
  const { today } = useViewModel(${name}ViewModel)
  const formats = useFormats()
  return (
    <Screen title={t('page.title')}>
      <p>
        {t('page.today')} <time dateTime={today.toString()}>{formats.dayOfYear(today)}</time>
      </p>
    </Screen>
  )
})
`

const todays: Readonly<Record<Language, string>> = { en: 'Today is', fr: 'Nous sommes le', ja: '今日は', zh: '今天是' }

export const textOfTexts = (title: string, language: Language): string =>
  `${JSON.stringify({ page: { title, today: todays[language] } }, undefined, 2)}\n`

export const textOfPart = ({ context, name }: ScreenPlan): string => `import { Clock } from '#app/shared/ports/Clock'
import { ${name}ViewModel } from '#ui/${context}/${kebab(name)}/${name}ViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  module: provide(({ give }) => give(${name}ViewModel, Clock)),
  texts: textsIn('${camel(name)}', (language) => import(\`../../ui/${context}/texts/${camel(name)}/\${language}.json\`, { with: { type: 'json' } })),
}
`

export const entryOfScreen = ({ context, name }: ScreenPlan): string => `{
  path: paths.${camel(name)},
  access: 'player',
  part: () => import('./${camel(name)}.ts'),
  screen: async () => (await import('#ui/${context}/${kebab(name)}/${name}Screen.tsx')).${name}Screen,
},`
