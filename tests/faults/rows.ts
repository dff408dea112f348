import { readdirSync } from 'node:fs'
import type { Row } from './Row.ts'

const folder = `${import.meta.dirname}/rows`
const modules: readonly { readonly rows: readonly Row[] }[] = await Promise.all(
  readdirSync(folder)
    .sort()
    .map((file) => import(`${folder}/${file}`)),
)

export const rows: readonly Row[] = modules.flatMap((module) => module.rows)
