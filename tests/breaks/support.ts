import type { Break } from './Break.ts'

export const support: readonly Break[] = [
  {
    breaks: 'A visitor who wants news is written down',
    file: 'src/domain/support/contactEntry.ts',
    from: 'const details = { firstName, lastName, email, phone, postalCode, centreId, wantsNews }',
    to: 'const details = { firstName, lastName, email, phone, postalCode, centreId, wantsNews: false }',
    noticedBy: ['features/support/contact.feature'],
  },
  {
    breaks: 'The date of birth that was chosen reaches the club in Japan',
    file: 'src/domain/support/birthFields.ts',
    from: 'return isPast ? { fields: { year, month, day } }',
    to: "return isPast ? { fields: { year: '', month: '', day: '' } }",
    noticedBy: ['features/support/contact.feature'],
  },
  {
    breaks: 'A survey comes again a day after it was postponed',
    file: 'src/domain/support/survey.ts',
    from: 'const pause = { hours: 24 }',
    to: 'const pause = { hours: 240 }',
    noticedBy: ['src/domain/support/survey.test.ts'],
  },
  {
    breaks: 'The search of the questions finds words of the answer',
    file: 'src/domain/support/faq.ts',
    from: 'withoutTags(value)',
    to: 'withoutTags(label)',
    noticedBy: ['features/support/club-pages.feature'],
  },
  {
    breaks: 'The prefecture follows the postcode',
    file: 'src/domain/support/postcodeInJapan.ts',
    from: '    [60, 26],',
    to: '    [60, 27],',
    noticedBy: ['src/domain/support/contactEntry.test.ts'],
  },
]
