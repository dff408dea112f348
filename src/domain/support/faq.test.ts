import { expect, test } from 'vitest'
import type { LayoutBlock } from '../shared/layout.ts'
import { countQuestions, questionsAbout } from './faq.ts'

const question = (label: string, value: string) => ({ id: label, label, value, note: '' })
const blocks: readonly LayoutBlock[] = [
  { id: 'text-1', type: 'text', title: 'Lessons', content: 'Ask us about lessons', items: [] },
  {
    ...{ id: 'questions-1', type: 'questions', title: 'Lessons', content: '' },
    items: [
      question('How do I cancel?', '<p>Up to <strong>24 hours</strong> before.</p>'),
      question('Qui paie la leçon ?', '<p>Vos crédits.</p>'),
    ],
  },
  {
    id: 'questions-2',
    type: 'questions',
    title: '予約',
    content: '',
    items: [question('ＷＥＢで予約できますか', '<p>はい、24時間。</p>')],
  },
]

function found(query: string): readonly string[] {
  return questionsAbout(blocks, query).flatMap(({ items }) => items.map(({ label }) => label))
}

test('without a query, all blocks stay', () => {
  expect(questionsAbout(blocks, '  ')).toBe(blocks)
  expect(countQuestions(blocks)).toBe(3)
})

test.each([
  ['cancel', ['How do I cancel?']],
  ['24 HOURS cancel', ['How do I cancel?']],
  ['lecon credits', ['Qui paie la leçon ?']],
  ['web', ['ＷＥＢで予約できますか']],
  ['24', ['How do I cancel?', 'ＷＥＢで予約できますか']],
  ['strong', []],
  ['cancel credits', []],
])('%s finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test('groups without a match are left out, and so are blocks without questions', () => {
  expect(questionsAbout(blocks, 'cancel').map(({ id }) => id)).toEqual(['questions-1'])
  expect(countQuestions(questionsAbout(blocks, 'cancel'))).toBe(1)
})

test('only questions are counted and found', () => {
  const links = { id: 'links-1', type: 'links', title: 'Cancel', content: '', items: [question('Cancel a lesson', 'cancel')] } as const
  expect(countQuestions([links, ...blocks])).toBe(3)
  expect(questionsAbout([links], 'cancel')).toEqual([])
})
