import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { breaches, breachesIn, forbiddenBy, riddles } from './support/glossary.ts'
import { breakable, typewritten, withoutEllipsis } from './support/style.ts'
import { dotted, nodesOf, nodesWithin } from './support/syntax.ts'
import { asked, faults, flat, languages, type Texts } from './support/texts.ts'
import { textCalls, withoutValue } from './support/textValues.ts'

const folders = globSync('src/ui/*/texts/**/en.json').map(dirname).sort()

function textsOf(folder: string): Texts {
  return Object.fromEntries(languages.map((language) => [language, flat(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')))]))
}

interface Mentions {
  readonly literals: ReadonlySet<string>
  readonly templates: readonly RegExp[]
  readonly given: readonly string[]
}

function mentionsOf(sources: readonly string[]): Mentions {
  const nodes = sources.flatMap((source) => [...nodesOf(source)])
  const literals = nodes.flatMap(({ type, value }) => (type === 'StringLiteral' && typeof value === 'string' ? [named(value)] : []))
  const templates = nodes.flatMap(({ type, quasis }) =>
    type === 'TemplateLiteral' && Array.isArray(quasis) ? [exactly(quasis.map(({ raw }) => String(raw)))] : [],
  )
  return { literals: new Set(literals), templates: templates.filter(({ source }) => source.includes('\\.')), given: nodes.flatMap(given) }
}

function named(key: string): string {
  return key.replace(/^\w+:/, '')
}

function exactly([first = '', ...rest]: readonly string[]): RegExp {
  const parts = [named(first), ...rest]
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('[\\w.-]+')}$`)
}

function unused(keys: readonly string[], { literals, templates }: Mentions): string[] {
  const isAsked = (key: string) => literals.has(key) || templates.some((template) => template.test(key))
  return keys.filter((key) => !isAsked(key) && !isAsked(asked(key)))
}

function given(node: Readonly<Record<string, unknown>>): string[] {
  const [first]: unknown[] = node['type'] === 'CallExpression' && dotted(node['callee']) === 't' ? [node['arguments']].flat() : []
  return [...nodesWithin(first)].slice(0, 2).flatMap(({ type, value }) => (type === 'StringLiteral' ? [String(value)] : []))
}

function lost(keys: readonly string[], mentions: Mentions): string[] {
  const known = new Set(keys.map(asked))
  return mentions.given.filter((key) => !known.has(named(key)))
}

describe('Texts', () => {
  test('exist in at least one namespace', () => {
    expect(folders.length).toBeGreaterThan(0)
  })

  test.each(folders)('of %s are complete in four languages', (folder) => {
    expect(faults(textsOf(folder))).toEqual([])
  })

  const sources = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
  const mentions = mentionsOf(sources)
  const keys = () => folders.flatMap((folder) => Object.keys(textsOf(folder)['en'] ?? {}))

  test.each(folders)('of %s use the words of the glossary', (folder) => {
    const glossary = readFileSync('docs/glossary.md', 'utf8')
    const forbidden = forbiddenBy(glossary)
    expect(languages.filter((language) => (forbidden[language] ?? []).length < 10)).toEqual([])
    expect(Object.entries(textsOf(folder)).flatMap(([language, texts]) => breachesIn(folder, glossary, language, texts))).toEqual([])
  })

  test.each(folders)('of %s have nouns as headings, and questions end in a question mark', (folder) => {
    expect(riddles(textsOf(folder)['en'] ?? {})).toEqual([])
  })

  test.each(folders)('of %s have typographic apostrophes, and an ellipsis while an action runs', (folder) => {
    expect(Object.values(textsOf(folder)).flatMap((texts) => [...typewritten(texts), ...withoutEllipsis(texts)])).toEqual([])
  })

  test.each(folders)('of %s break no French line before a sign', (folder) => {
    expect(breakable(textsOf(folder)['fr'] ?? {})).toEqual([])
  })

  test('are all used', () => {
    expect(unused(keys(), mentions)).toEqual([])
  })

  test('exist for every key that is used', () => {
    expect(lost(keys(), mentions)).toEqual([])
  })

  test('have a value for each placeholder', () => {
    const calls = sources.flatMap(textCalls)
    expect(calls.filter(({ values }) => values.length > 0).length).toBeGreaterThan(100)
    expect(withoutValue(calls, folders.map(textsOf))).toEqual([])
  })
})

describe('The rules for texts', () => {
  const good: Texts = {
    en: { 'book.title': 'Book', 'book.left_one': '{{count}} lesson', 'book.left_other': '{{count, number}} lessons' },
    fr: {
      'book.title': 'Réserver',
      'book.left_one': '{{count}} cours',
      'book.left_many': '{{count}} de cours',
      'book.left_other': '{{count}} cours',
    },
    ja: { 'book.title': '予約', 'book.left_other': '{{count}}回' },
    zh: { 'book.title': '预约', 'book.left_other': '{{count}}节' },
  }
  const violations = (language: string, change: Readonly<Record<string, string>>): Texts => ({
    ...good,
    [language]: { ...good[language], ...change },
  })

  test('accept good texts', () => {
    expect(faults(good)).toEqual([])
  })

  test.each([
    ['an empty text', violations('ja', { 'book.title': ' ' }), ['ja: book.title is empty']],
    [
      'a text of one language',
      violations('fr', { 'book.more': 'Plus' }),
      ['en: book.more is missing', 'ja: book.more is missing', 'zh: book.more is missing'],
    ],
    ['another placeholder', violations('zh', { 'book.title': '预约{{name}}' }), ['zh: book.title has the placeholders name, not none']],
    ['a lost placeholder', violations('ja', { 'book.left_other': '回' }), ['ja: book.left has the placeholders none, not count']],
    ['a lost plural', { ...good, en: { 'book.title': 'Book', 'book.left_other': '{{count}} lessons' } }, ['en: book.left_one is missing']],
  ])('find %s', (_what, texts, found) => {
    expect(faults(texts)).toEqual(found)
  })

  test('find a placeholder without a value', () => {
    const calls = textCalls(
      "t('book.left'); t('book.left', { count }); t('book.left', { 'count': 2 }); t('x:book.left', { of: 1 }); t('book.left', { ...all })",
    )
    expect(withoutValue(calls, [good])).toEqual(['book.left lacks count', 'book.left lacks count'])
  })

  test('report the words that the glossary strikes out', () => {
    const forbidden = forbiddenBy(
      '| what | English | français | 日本語 |\n| --- | --- |\n| a | lesson | leçon ~~cours~~ | ログイン ~~サインイン~~ |\n| b | move ~~reschedul…~~ |',
    )
    expect(breaches(forbidden, 'fr', { a: 'Vos Cours', b: 'Connexion en cours', c: 'Une course' })).toEqual(['fr: a says "cours"'])
    expect(breaches(forbidden, 'ja', { a: 'もう一度サインインしてください' })).toEqual(['ja: a says "サインイン"'])
    expect(breaches(forbidden, 'en', { a: 'Rescheduling', b: 'cours' })).toEqual(['en: a says "reschedul…"'])
  })

  // Each forbidden word and phrase appears in one planted text.
  test.each([
    ['en', 'Film controls', 'film'],
    ['en', 'Your remark', 'remark'],
    ['en', '2 pieces are in your cart', 'piece'],
    ['en', 'Enter your e-mail address', 'e-mail'],
    ['en', 'Enter your Email', '… Email'],
    ['en', 'Your learner', 'learner'],
    ['en', 'Your lessons could not be read', 'could not be read'],
    ['en', 'The cart did not load', 'did not load'],
    ['en', 'The menu can’t be shown', 'can’t be shown'],
    ['en', 'The note was not saved', 'was not saved'],
    ['en', 'Nobody knows whether this is in your cart', 'nobody knows'],
    ['en', 'What it comes to', 'comes to'],
    ['en', 'Being reckoned', 'reckoned'],
    ['en', 'Where it goes', 'where it goes'],
    ['en', 'How it gets there', 'gets there'],
    ['en', 'Where the bill goes', 'the bill goes'],
    ['en', 'How it is paid', 'it is paid'],
    ['en', 'Clubs made to measure', 'made to measure'],
    ['en', 'This is no amount.', 'this is no'],
    ['en', 'This code isn’t good here.', 'good here'],
    ['en', 'Red, not to be had with this', 'be had'],
    ['en', 'Take along', 'take along'],
    ['en', 'All about it', 'all about it'],
    ['en', 'Put forward', 'put forward'],
    ['en', 'As the club puts them', 'as the club puts'],
    ['en', 'What comes in stands here', 'stands here'],
    ['en', 'Your bank heard nothing from you', 'heard nothing'],
    ['en', 'Tick that you know before you cancel', 'tick that you know'],
    ['en', 'In a small window of its own', 'small window'],
    ['en', 'From their beginnings again', 'their beginnings'],
    ['en', 'Your wishes are saved', 'wishes'],
    ['en', 'What was taught', 'was taught'],
    ['en', 'If your email is verified by now', 'by now'],
    ['en', 'Last name on the bill', 'on the bill'],
    ['en', 'Choose a shipping method', 'shipping method'],
    ['en', 'By SMS', 'SMS'],
    ['en', 'Ready to collect', 'collect…'],
    ['en', 'The deposit wasn’t paid', 'wasn’t'],
    ['en', 'There is no such purchase', 'no such'],
    ['en', 'Some characters can’t be saved.', 'some characters'],
    ['en', 'Use fewer characters.', 'fewer characters'],
    ['en', 'Signed in by ticket', 'by ticket'],
    ['en', 'The payment goes on.', 'goes on'],
    ['en', 'It ends by itself.', 'by itself'],
    ['fr', 'Vos coupons', 'coupon'],
    ['fr', 'Le retour n’a pas pu être clôturé', 'pas pu être'],
    ['fr', 'Carry en mètres', 'carry'],
    ['zh', '请联系您的试杆师', '试杆师'],
    ['fr', 'Ce film', 'film'],
    ['fr', 'Par texto', 'texto'],
    ['fr', 'Vos leçons n’ont pas pu être lues', 'pu être lu…'],
    ['fr', 'La note n’a pas été enregistrée', 'pas été enregistré…'],
    ['ja', 'メモは保存されませんでした', '保存されませんでした'],
    ['ja', '2つの映像の位置', '映像'],
    ['ja', '送付方法を選択', '送付方法'],
    ['zh', '无法读取您的课程', '无法读取'],
    ['zh', '选择发货方式', '发货方式'],
    ['zh', '笔记没有保存', '没有保存'],
    ['zh', '你的笔记', '你…'],
  ])('find in %s: %s', (language, text, word) => {
    const forbidden = forbiddenBy(readFileSync('docs/glossary.md', 'utf8'))
    expect(breaches(forbidden, language, { a: text })).toContain(`${language}: a says ${JSON.stringify(word)}`)
  })

  test('accept a text that begins with Email, and "tick the box"', () => {
    const forbidden = forbiddenBy(readFileSync('docs/glossary.md', 'utf8'))
    expect(breaches(forbidden, 'en', { a: 'Email', b: 'Saved. Email changed.', c: 'Tick the box to confirm.' })).toEqual([])
  })

  test.each([
    ['src/ui/commerce/texts/subscriptions', 'list.title', []],
    ['src/ui/commerce/texts/checkout', 'done.toSubscriptions', []],
    ['src/ui/commerce/texts/plus', 'state.none', []],
    ['src/ui/session/texts/account', 'ending.kind.subscription', []],
    ['src/ui/session/texts/account', 'ending.act.subscription', []],
    [
      'src/ui/session/texts/account',
      'sections.rewards',
      ['fr: sections.rewards says "résilier"', 'fr: sections.rewards says "abonnement"'],
    ],
    ['src/ui/commerce/texts/renewals', 'title', ['fr: title says "résilier"', 'fr: title says "abonnement"']],
    ['src/ui/scheduling/texts', 'title', ['fr: title says "résilier"', 'fr: title says "abonnement"']],
  ])('accept the words of subscriptions only where one is meant: %s, %s', (folder, key, found) => {
    const glossary = readFileSync('docs/glossary.md', 'utf8')
    expect(breachesIn(folder, glossary, 'fr', { [key]: 'Résilier mon abonnement' })).toEqual(found)
    expect(breachesIn(folder, glossary, 'fr', { [key]: 'Ce film' })).toHaveLength(1)
  })

  test('report headings that should be nouns, but not questions', () => {
    expect(riddles({ a: 'Where it goes', b: 'What are you looking for?', c: 'Whatever comes' })).toEqual([
      'en: a is a riddle: "Where it goes"',
    ])
  })

  test('report a typewriter’s apostrophes and quotation marks', () => {
    expect(typewritten({ a: "It couldn't be saved", b: 'It couldn’t be saved', c: 'A "bag"' })).toEqual([
      `a is typewritten: "It couldn't be saved"`,
      'c is typewritten: "A \\"bag\\""',
    ])
  })

  test('report a French sign at which a line can break', () => {
    const texts = {
      a: 'Quitter ?',
      b: 'Quitter\u202f? Oui\u202f; non\u00a0: 15\u00a0%',
      c: '« Vu »',
      d: '«\u202fVu\u202f»',
      e: 'Note : non',
      f: '5 %',
    }
    expect(breakable(texts).map((fault) => fault.slice(0, 1))).toEqual(['a', 'c', 'e', 'f'])
  })

  test('report a running action without an ellipsis', () => {
    const texts = {
      'send.busy': 'Sending',
      saving: 'Saving…',
      'order.checking': 'Checking. Please wait.',
      'plan.saving': 'Save {{percent}}%',
      done: 'Sent',
    }
    expect(withoutEllipsis(texts)).toEqual(['send.busy lacks an ellipsis: "Sending"'])
  })

  test('report unused keys', () => {
    const sources = [`t('book.title'); t(\`state.\${kind}\`); t('scheduling:book.left')`]
    const keys = ['book.title', 'book.left_one', 'book.more', 'state.booked', 'other.booked']
    expect(unused(keys, mentionsOf(sources))).toEqual(['book.more', 'other.booked'])
  })

  test('report keys without a text', () => {
    const sources = [
      `t('book.title'); t('book.gone', { count: 1 }); t('session:book.left'); t(\`book.\${kind}\`); x('book.other'); t(key, 'a.b')`,
    ]
    expect(lost(['book.title', 'book.left_one'], mentionsOf(sources))).toEqual(['book.gone'])
  })

  test('read nested texts as flat ones', () => {
    expect(flat({ book: { title: 'Book', state: { open: 'Open' } } })).toEqual({ 'book.title': 'Book', 'book.state.open': 'Open' })
  })
})
