import { globSync, readFileSync } from 'node:fs'
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { type Feature, IdGenerator, type Pickle } from '@cucumber/messages'

export interface ParsedFeature {
  readonly file: string
  readonly feature: Feature
  /** One per example, and one per row of an outline. */
  readonly pickles: readonly Pickle[]
}

const newId = IdGenerator.uuid()
const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher())

/** In the order of their paths. */
export function parseFeatures(): readonly ParsedFeature[] {
  return globSync('features/**/*.feature')
    .sort()
    .map((file) => parseFeature(file, readFileSync(file, 'utf8')))
}

export function parseFeature(file: string, text: string): ParsedFeature {
  const document = parsed(file, text)
  if (!document.feature) throw new Error(`${file} holds no feature`)
  return { file, feature: document.feature, pickles: compile(document, file, newId) }
}

function parsed(file: string, text: string) {
  try {
    return parser.parse(text)
  } catch (error) {
    throw new Error(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
