import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Checkout } from './Checkout.ts'

let checkout: Checkout
beforeAll(() => {
  checkout = new Checkout()
})
afterAll(() => checkout.remove())

const font = 'src/ui/kit/styles/newsreader.woff2'

describe('Commands that write sources', () => {
  test('npm run codegen', async ({ task }) => {
    const file = 'src/adapters/shop/session/documents.generated.ts'
    const before = checkout.read(file)
    checkout.write(file, '')
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output: expect.stringContaining('1 written') })
    expect(checkout.read(file)).toBe(before)
  })

  test('npm run fonts', async ({ task }) => {
    const before = checkout.read(font)
    checkout.write(font, '')
    expect(await checkout.run(task.name)).toMatchObject({ status: 0 })
    expect(checkout.read(font)).toBe(before)
  })

  test('npm run format -- src/domain/shared/email.ts', async ({ task }) => {
    const file = 'src/domain/shared/email.ts'
    const before = checkout.read(file)
    checkout.write(file, before.replaceAll('  ', '      '))
    expect(await checkout.run(task.name)).toMatchObject({ status: 0 })
    expect(checkout.read(file)).toBe(before)
  })

  // tests/toolchain/newUseCase.test.ts runs the compiler and the linter on such files.
  test('npm run new:use-case -- scheduling JoinLine --feature waiting-list', async ({ task }) => {
    const { status, output } = await checkout.run(task.name)
    const files = [...output.matchAll(/^ {2}(src\S+)$/gm)].map(([, file = '']) => file)
    expect({ status, files: files.length }).toEqual({ status: 0, files: 2 })
    for (const file of files) expect(checkout.read(file)).toContain('JoinLine')
  })

  test('npm run new:screen -- rounds Goals --address /play/goals --en Goals --fr Objectifs --ja 目標 --zh 目标', async ({ task }) => {
    const { status, output } = await checkout.run(task.name)
    const files = [...output.matchAll(/^ {2}((?:src|features)\S+)$/gm)].map(([, file = '']) => file)
    expect({ status, files: files.length }).toEqual({ status: 0, files: 15 })
    const code = files.filter((file) => file.includes('oals') && /\.tsx?$/.test(file) && !file.includes('/words/'))
    checkout.write('own.json', JSON.stringify({ extends: './tsconfig.json', include: [...code, 'src/ui/**/*.d.ts'] }))
    const checks = [`biome ci --colors=off --error-on-warnings ${files.join(' ')}`, 'tsc --noEmit --project own.json']
    for (const check of checks) expect(await checkout.run(`npx ${check}`)).toMatchObject({ status: 0 })
    const example = await checkout.run('ASSEMBLY=model npx cucumber-js -p model features/rounds/goals.feature')
    expect(example).toMatchObject({ status: 0, output: expect.stringContaining('1 scenario (1 passed)') })
  })

  test('npm run media -- breaking-putt', async ({ task }) => {
    // Encoding takes minutes, so the check runs where its tool is missing.
    const ended = await checkout.run(task.name, { PATH: checkout.pathWithout('ffmpeg') })
    expect(ended).toMatchObject({ status: 1, output: expect.stringContaining('ffmpeg is missing') })
  })
})
