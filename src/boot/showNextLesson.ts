import { yieldToMain } from '#adapters/browser/device/yieldToMain'
import type { BookedLesson } from '#app/support/ports/Agenda'
import type { Language } from '#domain/shared/language'
import { formatName } from '#domain/shared/personName'
import { initials } from '#ui/kit/content/initials.ts'
import { DateFormats } from '#ui/shell/dateFormats.ts'
import { greetingAt } from '#ui/support/home/greetingAt.ts'
import { canMove, isInProgress, type LessonPhrases, lessonTexts } from '#ui/support/home/lessonTexts.ts'

interface Shown {
  readonly lesson: BookedLesson
  readonly firstName: string
  readonly language: Language
  readonly now: Temporal.Instant
  readonly timeZone: string
}

export async function loadFormats(language: Language, { now, timeZone }: Pick<Shown, 'now' | 'timeZone'>): Promise<void> {
  const formats = new DateFormats(language)
  const at = now.toZonedDateTimeISO(timeZone)
  await yieldToMain()
  formats.relativeDay(at.toPlainDate(), at.toPlainDate())
  await yieldToMain()
  formats.longMoment(at)
  formats.zone(at)
}

/** Fills the build's markup, which names its texts in braces, and puts it in place of the skeleton. */
export function showNextLesson(document: Document, { lesson, firstName, language, now, timeZone }: Shown): void {
  const template = document.getElementById(`next-lesson-${language}`)
  if (!(template instanceof HTMLTemplateElement)) return
  const phrases: Readonly<Record<string, string>> = JSON.parse(template.dataset['phrases'] ?? '{}')
  const say = (key: string, values: object) => filled(phrases[key] ?? '', { ...values })
  const wording: LessonPhrases = {
    now: () => say('now', {}),
    yourClock: (values) => say('yourClock', values),
    coachedAt: (values) => say('coachedAt', values),
  }
  const { coach } = lesson
  const texts: Texts = {
    ...lessonTexts(lesson, { now, timeZone }, new DateFormats(language), wording),
    greeting: say(greetingAt(now.toZonedDateTimeISO(timeZone).hour), { name: firstName }),
    title: isInProgress(lesson, now) ? undefined : phrases['nextLesson'],
    coach: coach && formatName(coach, language),
    initials: coach && initials(coach),
  }
  for (const part of ['greeting', 'lesson']) {
    const place = document.querySelector<HTMLElement>(`[data-early] [data-early-part=${part}]`)
    const markup = template.content.querySelector(`[data-early-part=${part}]`)?.cloneNode(true)
    if (!place || !(markup instanceof HTMLElement)) return
    fill(markup, texts)
    if (!canMove(lesson, now)) markup.querySelector('a + a')?.remove()
    place.replaceChildren(...markup.childNodes)
    place.dataset['shown'] = ''
  }
}

const slot = /\{\{(\w+)\}\}/g

type Texts = Readonly<Record<string, string | undefined>>

/** An element whose text is missing is left out. */
function fill(element: Element, texts: Texts): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  for (const node of nodes) {
    const text = node.nodeValue ?? ''
    const names = [...text.matchAll(slot)].map(([, name = '']) => name)
    const parent = node.parentElement
    if (names.some((name) => texts[name] === undefined)) (parent?.closest('[aria-hidden]') ?? parent)?.remove()
    else node.nodeValue = filled(text, texts)
  }
  const time = element.querySelector('time')
  if (time) time.dateTime = texts['dateTime'] ?? ''
}

function filled(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(slot, (_, name: string) => String(values[name] ?? ''))
}
