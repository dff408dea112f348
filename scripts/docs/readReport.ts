import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod/mini'

export class UnreadableReportError extends Error {}

function textOf(file: string): string {
  if (!existsSync(file)) throw new UnreadableReportError(`${file} is not there`)
  const text = readFileSync(file, 'utf8')
  if (text.trim() === '') throw new UnreadableReportError(`${file} is empty`)
  return text
}

export function readJson<T>(file: string, schema: z.ZodMiniType<T>): T {
  return parsedAs(textOf(file), schema, file)
}

export function readLines<T>(file: string, schema: z.ZodMiniType<T>): readonly T[] {
  const lines = textOf(file).trimEnd().split('\n')
  return lines.map((line, index) => parsedAs(line, schema, `${file}, line ${index + 1},`))
}

function parsedAs<T>(text: string, schema: z.ZodMiniType<T>, where: string): T {
  const read = schema.safeParse(jsonIn(text, where))
  if (!read.success) throw new UnreadableReportError(`${where} is not what a run writes`)
  return read.data
}

function jsonIn(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableReportError(`${where} can't be read: it is cut off or no JSON`, { cause })
  }
}
