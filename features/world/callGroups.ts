import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'

export type CallGroup = readonly string[]

const content = z.object({ callGroups: z.map(z.string(), z.array(z.string())) })
const files = globSync('features/*/steps/callGroups.ts').sort()
const modules = await Promise.all(files.map((file): Promise<unknown> => import(pathToFileURL(resolve(file)).href)))

/** Those of every context, each from its own file. */
export const callGroups: ReadonlyMap<string, CallGroup> = new Map(modules.flatMap((module) => [...content.parse(module).callGroups]))
