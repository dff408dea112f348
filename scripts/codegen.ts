import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { generate, shop, type TextFile } from './codegen/generate.ts'

function read(pattern: string): TextFile[] {
  return globSync(pattern)
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

function current(path: string): string | undefined {
  return globSync(path).length > 0 ? readFileSync(path, 'utf8') : undefined
}

const sdl = read('mocks/contexts/commerce/schema/*.graphql')
if (sdl.length === 0) throw new Error('No schema of the shop: mocks/contexts/commerce/schema/*.graphql')
const files = await generate(sdl, read(`${shop}/**/*.graphql`))
const changed = files.filter(({ path, text }) => current(path) !== text)
const strangers = globSync(`${shop}/**/*.generated.ts`).filter((path) => !files.some((file) => file.path === path))

if (process.argv.includes('--check')) {
  const found = [...changed.map(({ path }) => `${path} is out of date`), ...strangers.map((path) => `${path} has no document`)]
  process.stdout.write(found.length > 0 ? `${found.join('\n')}\nRun: npm run codegen\n` : `${files.length} files up to date\n`)
  process.exitCode = found.length > 0 ? 1 : 0
} else {
  for (const { path, text } of changed) writeFileSync(path, text)
  process.stdout.write(`${files.length} files, ${changed.length} written\n`)
}
