import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Checkout } from './Checkout.ts'

let checkout: Checkout
beforeAll(() => {
  checkout = new Checkout()
})
afterAll(() => checkout.remove())

describe('Commands that test and measure', () => {
  test('npx vitest src/domain/learning/speed.test.ts', async ({ task }) => {
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output: expect.stringMatching(/Tests +\d+ passed/) })
  })

  test('npx depcruise src/domain', async ({ task }) => {
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output: expect.stringContaining('no dependency violations') })
  })

  test('ASSEMBLY=model npx cucumber-js -p model --tags @session.notifications-list', async ({ task }) => {
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output: expect.stringMatching(/\d scenarios? \(\d+ passed\)/) })
  })

  test('ASSEMBLY=browser npx cucumber-js -p browser --name "The next player sees their own credits"', async ({ task }) => {
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output: expect.stringContaining('1 scenario (1 passed)') })
  })

  test('npm run faults -- --call=session.login', async ({ task }) => {
    const { status, output } = await checkout.run(task.name)
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringMatching(/[1-9]\d* cells in .* 0 red/) })
    expect(existsSync(join(checkout.root, 'reports/faults.html'))).toBe(true)
  })

  test('npm run forge -- --seed=7 --count=40 --call=rounds.bag', async ({ task }) => {
    const { status, output } = await checkout.run(task.name)
    expect({ status, output }).toMatchObject({
      status: 0,
      output: expect.stringMatching(/4\d forged answers to \d+ calls, seed 7, 0 troubles/),
    })
  })

  test('npm run forge -- --call=session.login --number=17', async ({ task }) => {
    const output = expect.stringContaining('1 forged answers to 1 calls, seed 1, 0 troubles')
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output })
  })

  test('npm run mutation -- src/domain/learning/speed.ts --concurrency 1', async ({ task }) => {
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output: expect.stringMatching(/learning +\d/) })
  })

  test('npm run breaks -- A paused plan is resumed', async ({ task }) => {
    const output = expect.stringContaining('1 of 1 breaks are noticed')
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output })
  })

  test('npm run mutation -- --since main', async ({ task }) => {
    const output = expect.stringContaining('No file to mutate has changed.')
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output })
  })

  test('npm run -s bench -- sizes --path / --json', async ({ task }) => {
    const { status, output } = await checkout.run(`${task.name} 2>/dev/null`)
    const report = z.object({ parts: z.array(z.object({ measurements: z.array(z.unknown()) })) })
    const [sizes] = report.parse(JSON.parse(output)).parts
    expect({ status, lines: sizes?.measurements.length }).toEqual({ status: 0, lines: expect.any(Number) })
    expect(sizes?.measurements.length).toBeGreaterThan(20)
  })

  test('npm run layouts -- --language fr --theme dark --path /sign-in', async ({ task }) => {
    const { status, output } = await checkout.run(task.name)
    expect(output).toContain('fr, dark, a visitor: 0 problems')
    expect(status).toBe(0)
  })

  test('npm run test:engines', async ({ task }) => {
    // Other engines are not needed for the check, so it runs where one is missing.
    const ended = await checkout.run(task.name, { PATH: checkout.pathWithout('WebKitWebDriver'), CLUBHOUSE_NO_APT: '1' })
    expect(ended).toMatchObject({ status: 1, output: expect.stringContaining('webkit2gtk-driver') })
  })

  test('npm run pictures -- home', async ({ task }) => {
    const before = checkout.read('docs/pictures/bag.webp')
    checkout.write('docs/pictures/home.webp', '')
    expect(await checkout.run(task.name)).toMatchObject({ status: 0, output: expect.stringMatching(/home\.webp: [1-9]\d+ kB/) })
    expect(checkout.read('docs/pictures/bag.webp')).toBe(before)
  })
})
