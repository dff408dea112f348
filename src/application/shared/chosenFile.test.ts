import { expect, test } from 'vitest'
import { beginningOf, problemWithFile } from './chosenFile.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function aFile(name: string, bytes: readonly number[]) {
  return new File([new Uint8Array(bytes)], name)
}

test.each([
  ['gate.png', png, 8, undefined],
  ['gate.png', png, 7, 'too-large'],
  ['gate.pdf', png, 8, 'renamed'],
  ['gate.png', [], 8, 'empty'],
] as const)('%s of the bytes %j, where %i are allowed: %s', async (name, bytes, largest, problem) => {
  expect(await problemWithFile(aFile(name, bytes), largest)).toBe(problem)
})

test('no more of a file is read than tells its kind', async () => {
  const bytes = [...png, 5, 4, 3, 2, 1]
  expect(await beginningOf(aFile('gate.png', bytes))).toEqual(new Uint8Array(bytes.slice(0, 12)))
})
