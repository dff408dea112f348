import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { Failure } from '../shared/failure.ts'
import { ReportWatched } from './ReportWatched.ts'

function aVideo(fails?: Error) {
  const told: unknown[] = []
  const [connectivity, visibility] = [new Subject<boolean>(), new Subject<boolean>()]
  const reportWatched = async (...words: readonly unknown[]) => {
    told.push(words)
    if (fails) throw fails
  }
  return { told, connectivity, visibility, tell: new ReportWatched({ reportWatched }, { changes: connectivity }, { changes: visibility }) }
}

test('the club learns how many seconds of a video were seen', async () => {
  const { tell, told } = aVideo()
  expect(await tell.execute('tempo', 40)).toBe(true)
  expect(told).toEqual([['tempo', 40]])
})

test('a failed report throws nothing', async () => {
  expect(await aVideo(new Failure('offline')).tell.execute('tempo', 40)).toBe(false)
})

test('a programming error is not hidden', async () => {
  await expect(aVideo(new TypeError('oops')).tell.execute('tempo', 40)).rejects.toThrow(TypeError)
})

test('reconnecting triggers another report', () => {
  const { tell, connectivity } = aVideo()
  const occasions: boolean[] = []
  tell.occasions.subscribe((occasion) => occasions.push(occasion))
  for (const isOnline of [false, true]) connectivity.next(isOnline)
  expect(occasions).toEqual([true])
})

test('a page that is hidden triggers another report, and one that is shown again does not', () => {
  const { tell, visibility } = aVideo()
  const occasions: boolean[] = []
  tell.occasions.subscribe((occasion) => occasions.push(occasion))
  for (const isVisible of [true, false]) visibility.next(isVisible)
  expect(occasions).toEqual([false])
})
