import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#domain/shared/language'
import { Monogram } from '#ui/kit/content/Monogram.tsx'
import { createTexts } from '#ui/shell/i18n.ts'
import { paths } from '#ui/shell/paths.ts'
import { GreetingLine } from '#ui/support/home/Greeting.tsx'
import { LessonSummary } from '#ui/support/home/LessonSummary.tsx'
import { part as support } from './support/module.ts'

interface NextLessonMarkup {
  readonly markup: string
  readonly phrases: Readonly<Record<string, string>>
}

/** The markup and the phrases of home's next lesson; its texts are named in braces, as they are in a translation. */
export async function nextLessonMarkup(language: Language): Promise<NextLessonMarkup> {
  const texts = await createTexts({ language })
  if (support.texts) await texts.add(support.texts)
  const slot = (name: string) => `{{${name}}}`
  const words = { dateTime: '', figure: slot('figure'), period: slot('period'), when: slot('when'), own: slot('own'), where: slot('where') }
  const initial = '\uE000'
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts.i18n}>
      <div data-early-part="greeting">
        <GreetingLine greeting={slot('greeting')} title={slot('title')} />
      </div>
      <div data-early-part="lesson">
        <LessonSummary
          texts={words}
          coach={slot('coach')}
          monogram={<Monogram id="" name={{ firstName: initial, lastName: '' }} tint="sand" />}
          href={paths.appointments}
          moveHref={paths.appointments}
        />
      </div>
    </I18nextProvider>,
  )
  const markup = html.replace(initial, slot('initials'))
  const names = ['greetingMorning', 'greetingAfternoon', 'greetingEvening', 'now', 'nextLesson', 'yourClock', 'coachedAt']
  const phrases = names.map((name) => [name, String(texts.i18n.getResource(language, 'support', `home.${name}`))])
  return { markup, phrases: Object.fromEntries(phrases) }
}
