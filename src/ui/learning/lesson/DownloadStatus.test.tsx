import { expect, test } from 'vitest'
import { DownloadLessonVideo } from '#app/learning/DownloadLessonVideo'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { buildMedia } from '../../../../tests/builders/learning.ts'
import { buildLesson } from '../../../../tests/builders/lesson.ts'
import { DownloadModel } from './DownloadModel.ts'
import { DownloadStatus } from './DownloadStatus.tsx'

const video = { id: 'down-the-line', type: 'downTheLine', title: 'Down the line', media: buildMedia() }

test.each([
  { address: undefined, status: '', isForeign: true },
  { address: 'https://media.clubhouse.example/video.mp4', status: 'download.kept title=Down the line', isForeign: false },
])('how a download ended is told once: $address', async ({ address, ...told }) => {
  const files = { keep: () => undefined }
  const use = new DownloadLessonVideo({ downloadAddress: async () => address }, { read: async () => new Blob(['film']) }, files)
  const download = new DownloadModel(use)
  await download.start(buildLesson('7', { videos: [video] }), video)
  const part = drawn(<DownloadStatus download={download} />)
  const status = part.querySelector('p[role=status]')?.textContent
  expect({ status, isForeign: part.textContent.includes('download.foreignLead') }).toEqual(told)
})
