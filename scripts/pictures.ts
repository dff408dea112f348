import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { builtProduct } from '../features/world/browser/builtProduct.ts'
import { launchBrowser } from '../features/world/browser/Chromium.ts'
import { serveDemo } from '../features/world/browser/serveDemo.ts'
import { everyPicture } from './pictures/everyPicture.ts'

const folder = 'docs/pictures'

/** `payments` names all whose name begins with `payments-`. */
const { positionals: wanted } = parseArgs({ allowPositionals: true })
const names = everyPicture.map(({ name }) => name)
const isNamed = (picture: string, by: string) => picture === by || picture.startsWith(`${by}-`)
const unknown = wanted.filter((each) => !names.some((name) => isNamed(name, each)))
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}. There are: ${names.join(', ')}`)

const site = await serveDemo(builtProduct('dist-mock', 'npm run build -- --mode mock'))
const browser = await launchBrowser()
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  for (const { name, path, take } of everyPicture) {
    if (wanted.length > 0 && !wanted.some((each) => isNamed(name, each))) continue
    const file = `${folder}/${path}`
    const image = await take(browser, site.origin)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, image)
    process.stdout.write(`${file}: ${Math.round(image.length / 1000)} kB\n`)
  }
} finally {
  await Promise.all([browser.close(), site.close()])
}
