import { expect, test } from 'vitest'
import { detailsAsText } from './technicalDetails.ts'

test.each([
  ['with the reference of a request', 'r-7', 'Version: 3.1\nBrowser: Firefox 140\nReference: r-7'],
  ['without a request', undefined, 'Version: 3.1\nBrowser: Firefox 140'],
])('technical details are lines of text: %s', (_when, reference, text) => {
  expect(detailsAsText({ version: '3.1', browser: 'Firefox 140', reference })).toBe(text)
})
