import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allSteps } from '../../scripts/check/steps.ts'
import { commandOf, commandsIn } from './documentedCommands.ts'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')]

/** The titles of tests: each test runs its title. */
const checked = globSync('tests/commands/*.test.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ *test\('([^']+)', async \(\{ task/gm)].map(([, line = '']) => commandOf(line)),
)

/** Commands that other steps of the whole check run. */
const stepOf: Readonly<Record<string, string>> = {
  'npm run build': 'production build',
  'npm run faults:mutations': 'fault matrix',
}

/** Whoever reads a result of these tests has run them. */
const itself = ['npm test', 'npm run test:all', 'npm run check']

function isChecked({ name, options }: ReturnType<typeof commandOf>): boolean {
  if (itself.includes(name) || allSteps.some((step) => step.name === stepOf[name])) return options.length === 0
  const own = checked.filter((one) => one.name === name)
  return own.length > 0 && options.every((option) => own.some((one) => one.options.includes(option)))
}

test.each(documents)('a check runs each command of %s', (file) => {
  const unchecked = commandsIn(readFileSync(file, 'utf8')).filter((command) => !isChecked(command))
  expect(unchecked.map(({ line }) => line)).toEqual([])
})

test('every command of package.json is documented', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.keys(scripts).filter((name) => !(/^pre/.test(name) && name.slice(3) in scripts) && name !== 'setup')
  const documented = documents.flatMap((file) => commandsIn(readFileSync(file, 'utf8')).map(({ name }) => name.split(' ').at(-1)))
  expect(names.filter((name) => !documented.includes(name))).toEqual([])
})

describe('Commands are found', () => {
  const lines = (markdown: string) => commandsIn(markdown).map(({ line }) => line)

  test('in blocks, without their comments', () => {
    expect(lines('```sh\nnpm run bench   # all\nA=b npx vitest src\n```\n')).toEqual(['npm run bench', 'A=b npx vitest src'])
  })

  test('in tables and inline, with options that follow', () => {
    expect(lines('| `npm run layouts` | all (`-- --theme dark` for one) |\nSee `npm start`, `src` and `Alt+Q`.')).toEqual([
      'npm run layouts',
      'npm run layouts -- --theme dark',
      'npm start',
    ])
  })

  test.each([
    ['npm run faults -- --call=commerce.cart', { name: 'npm run faults', options: ['--call'] }],
    ['npm run -s bench -- storm --json', { name: 'npm run bench', options: ['-s', '--json'] }],
    ["ASSEMBLY=model npx cucumber-js -p model --name 'late'", { name: 'npx cucumber-js', options: ['-p', '--name'] }],
  ])('and read: %s', (line, command) => {
    expect(commandOf(line)).toMatchObject(command)
  })
})
