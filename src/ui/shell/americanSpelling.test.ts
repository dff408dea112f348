import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inAmericanSpelling, isAmerican } from './americanSpelling.ts'

/** What British words end with, and some whole ones. */
const endings = [
  '[^aeiou]tres?',
  '[lvnb]ours?',
  'ourites?',
  'is(?:e|ed|es|ing|ation)',
  'ys(?:e|ed|es|ing)',
  '(?:cance|labe|mode|tota|trave)ll(?:ed|ing)',
  'ogue',
]
const words = ['grey', 'cheque', 'programme', 'licence', 'defence', 'fulfil', 'enrol', 'postcode', 'ageing', 'learnt']
const british = new RegExp(`\\b(?:\\w*(?:${endings.join('|')})|${words.join('|')})\\b`, 'gi')

test('a text is respelled, and names in braces stay', () => {
  const file = {
    list: { title: 'Centres and favourites', gap: '{{centre}}: cancelled at the Centre', nested: { far: '3 kilometres, 200 metres' } },
  }
  expect(inAmericanSpelling(JSON.parse(JSON.stringify(file)))).toEqual({
    list: { title: 'Centers and favorites', gap: '{{centre}}: canceled at the Center', nested: { far: '3 kilometers, 200 meters' } },
  })
})

test('no text stays British', () => {
  const left = globSync('src/ui/*/texts/**/en.json').flatMap((path) => {
    const texts = JSON.stringify(inAmericanSpelling(JSON.parse(readFileSync(path, 'utf8'))))
    // Names of texts and of gaps are not shown.
    return texts.replaceAll(/"[^"]*":|\{\{.*?\}\}/g, '').match(british) ?? []
  })
  expect(left).toEqual([])
})

test('Canada, Britain and the others keep the spelling of the texts', () => {
  expect(['US', 'JP', 'CN', 'CA', 'GB', 'SG', 'HK', 'AE', 'ZA', undefined].filter(isAmerican)).toEqual(['US', 'JP', 'CN'])
})
