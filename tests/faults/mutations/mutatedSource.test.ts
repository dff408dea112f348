import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MutationSwitches } from './MutationSwitches.ts'
import { mutatedSource } from './mutatedSource.ts'
import { mutations } from './mutations.ts'

const url = 'file:///app/src/a.ts'
const mutation = { name: 'the check', changes: [{ file: 'src/a.ts', from: 'if (wrong)', to: 'if (wrong && keeps())' }] }

test('a mutated line checks the switch of its mutation', () => {
  expect(mutatedSource(url, 'if (wrong) stop()', [mutation])).toBe('if (wrong && globalThis.mutationSwitches.keeps("the check")) stop()')
})

test('other modules stay unchanged', () => {
  expect(mutatedSource('file:///app/src/b.ts', 'if (wrong) stop()', [mutation])).toBe('if (wrong) stop()')
})

test.each(['if (bad) stop()', 'if (wrong) stop()\nif (wrong) go()'])(
  'lines that have moved or are there twice are an error: %j',
  (source) => {
    expect(() => mutatedSource(url, source, [mutation])).toThrow('src/a.ts has changed')
  },
)

test('a switch is on by default, and records which mutations were reached', () => {
  const switches = new MutationSwitches()
  expect(switches.keeps('one')).toBe(true)
  switches.off = 'one'
  expect([switches.keeps('one'), switches.keeps('other')]).toEqual([false, true])
  expect(switches.takeReached()).toEqual(['one', 'other'])
  expect(switches.takeReached()).toEqual([])
})

test.each(mutations.flatMap(({ name, changes }) => changes.map(({ file }) => [name, file] as const)))(
  'the mutation %j finds its lines in %s',
  (_name, file) => {
    const source = readFileSync(file, 'utf8')
    expect(mutatedSource(`file:///${file}`, source)).not.toBe(source)
  },
)
