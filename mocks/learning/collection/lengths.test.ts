import { expect, test } from 'vitest'
import { filmNamed } from '../filmOf.ts'
import { library } from './index.ts'

test.each(library.videos)('$id is as long as its film', ({ seconds, slug }) => {
  expect(seconds).toBe(filmNamed(slug).seconds)
})
