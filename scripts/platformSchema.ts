import { readFileSync } from 'node:fs'
import { buildClientSchema, type IntrospectionQuery } from 'graphql'
import { differencesFrom } from './codegen/differences.ts'

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Name the file of the published schema (the answer to an introspection).')
const answer: { readonly data: IntrospectionQuery } | IntrospectionQuery = JSON.parse(readFileSync(path, 'utf8'))
const read = (name: string) => readFileSync(`mocks/contexts/commerce/schema/${name}.graphql`, 'utf8')
const found = differencesFrom(buildClientSchema('data' in answer ? answer.data : answer), read('platform'), read('extensions'))
process.stdout.write(found.length > 0 ? `${found.join('\n')}\n` : 'As published\n')
process.exitCode = found.length > 0 ? 1 : 0
