import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Break, NoticedBy } from '../tests/breaks/Break.ts'
import { breaks } from '../tests/breaks/breaks.ts'
import { Checkout } from '../tests/commands/Checkout.ts'
import { replaceOnce } from '../tests/support/replaceOnce.ts'

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function commandOf(noticedBy: NoticedBy): string {
  const [file = '', title] = noticedBy.split(': ')
  if (!file.endsWith('.feature')) return `npx vitest run ${file}`
  return `ASSEMBLY=model npx cucumber-js -p model ${file}${title === undefined ? '' : ` --name ${JSON.stringify(title)}`}`
}

/** The first test that failed, as its program names it. */
function firstFailure(output: string): string {
  const [, title = 'the run itself'] = /^ +1\) (.*?) # /m.exec(output) ?? /^ *FAIL +(?:\|?\w+\|? +)?(.*)$/m.exec(output) ?? []
  return title
}

/** What noticed the break first; undefined if nothing did. */
async function noticed(checkout: Checkout, broken: Break): Promise<string | undefined> {
  const path = join(checkout.root, broken.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, replaceOnce(source, broken, broken.breaks))
  try {
    for (const each of broken.noticedBy) {
      const { status, output } = await checkout.run(commandOf(each))
      if (status !== 0) return firstFailure(output)
    }
    return undefined
  } finally {
    writeFileSync(path, source)
  }
}

async function run(words: string): Promise<void> {
  const wished = Object.entries(breaks).flatMap(([context, list]) =>
    list.filter((each) => `${context} ${each.breaks} ${each.file}`.includes(words)).map((each) => [context, each] as const),
  )
  const checkout = new Checkout([])
  let green = 0
  try {
    for (const [context, each] of wished) {
      const failure = await noticed(checkout, each)
      if (failure === undefined) green += 1
      say(
        `${failure === undefined ? '✗ stays green' : '✓ red'}  ${context}: ${each.breaks}${failure === undefined ? '' : `\n    ${failure}`}`,
      )
    }
  } finally {
    await checkout.remove()
  }
  say(`${wished.length - green} of ${wished.length} breaks are noticed`)
  process.exitCode = green > 0 || wished.length === 0 ? 1 : 0
}

await run(process.argv.slice(2).join(' '))
