import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { DeclaredCall } from './coverage.ts'

const rest = z.object({ id: z.string(), kind: z.string(), method: z.string(), path: z.string() })
const name = z.optional(z.object({ value: z.string() }))
const shop = z.object({
  id: z.string(),
  kind: z.string(),
  document: z.object({ definitions: z.array(z.object({ operation: z.optional(z.string()), name })) }),
})

/** Every call that the adapters declare. */
export async function declaredCalls(): Promise<readonly DeclaredCall[]> {
  return (await declarations()).flatMap(declaredIn)
}

/** All that the files of declarations export. */
export async function declarations(): Promise<readonly unknown[]> {
  const files = globSync('src/adapters/**/{calls,*Calls,operations,*Operations}.ts').sort()
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(resolve(file)).href)))
  return modules.flatMap((module) => Object.values(module))
}

function declaredIn(value: unknown): readonly DeclaredCall[] {
  const call = rest.safeParse(value).data
  if (call) return [{ id: call.id, kind: call.kind, wire: `${call.method} ${call.path}` }]
  const operation = shop.safeParse(value).data
  const [definition] = operation?.document.definitions ?? []
  return operation
    ? [{ id: operation.id, kind: operation.kind, wire: `${definition?.operation ?? ''} ${definition?.name?.value ?? ''}` }]
    : []
}
