import type { Lists, Phrases, Texts } from './Phrases.ts'
import { button, dialog, filled, part, type Target } from './screen/Target.ts'

const explanation = dialog('shell:kit.whyOf')

/** The button beside what the text with this key says; with an empty one beside anything. */
export function why(subject = ''): Target {
  if (subject === '') return button('shell:kit.whyOf')
  return button({ pattern: (words) => filled('shell:kit.whyOf', { subject: words(subject) }).pattern(words) })
}

const texts: Texts = { 'sentence of the explanation': part('p').within(explanation) }

const lists: Lists = {
  'figures of the explanation': async ({ screen }) => {
    const values = await screen.texts(part('dd').within(explanation))
    return (await screen.texts(part('dt').within(explanation))).map((label, index) => `${label}: ${values[index]}`)
  },
}

export const explanationWords: Phrases = { texts, lists }
