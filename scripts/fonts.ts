import { writeFileSync } from 'node:fs'
import { displayFont } from './fonts/displayFont.ts'

const file = 'src/ui/kit/styles/newsreader.woff2'
const font = await displayFont()
writeFileSync(file, font)
process.stdout.write(`${file}: ${Math.round(font.length / 1000)} kB\n`)
