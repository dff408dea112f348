import { expect, test } from 'vitest'
import { videoFileNamed } from '../videoFile.ts'
import { library } from './index.ts'

test('three videos are two minutes or longer, for notes, chapters and seeking', () => {
  expect(library.videos.filter(({ seconds }) => seconds >= 120)).toHaveLength(3)
})

test.each(library.videos)('$id is as long as its video', ({ seconds, slug }) => {
  expect(seconds).toBe(videoFileNamed(slug).seconds)
})
