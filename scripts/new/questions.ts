import { createInterface } from 'node:readline/promises'

export class Refused extends Error {}

export type Ask = (question: string) => Promise<string>

/** Asks for what the arguments don't say. Nothing is written if anything is refused. */
export async function answering(write: (ask: Ask) => Promise<string>): Promise<void> {
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  try {
    const words = await write(async (question) => {
      process.stdout.write(`${question} `)
      const { value } = await lines.next()
      return typeof value === 'string' ? value.trim() : ''
    })
    process.stdout.write(words)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    process.stdout.write(`${error.message}\nNothing was written.\n`)
    process.exitCode = 1
  } finally {
    input.close()
  }
}

/** The problem with a value is a sentence; without one the value is accepted. */
export function accepted(value: string, problem: (value: string) => string | undefined): string {
  const words = problem(value)
  if (words !== undefined) throw new Refused(words)
  return value
}

/** What `parse` reads of the command's arguments. */
export function read<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
