import { type DocumentNode, defaultHarness, type GraphQLError, type GraphQLHarness, type GraphQLSchema, parse, validate } from 'graphql'

const documents = new Map<string, DocumentNode>()
const errors = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, readonly GraphQLError[]>>()

/** Parses each query once. Throws where it is none. */
export function documentOf(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query)
  documents.set(query, document)
  return document
}

/** Parses and validates each query once: the product sends few different ones, and to validate one takes longer than to answer it. */
export const rememberingHarness: GraphQLHarness = {
  ...defaultHarness,
  parse: (source) => documentOf(typeof source === 'string' ? source : source.body),
  validate: (schema, document) => {
    const known = errors.get(schema) ?? new WeakMap<DocumentNode, readonly GraphQLError[]>()
    errors.set(schema, known)
    const found = known.get(document) ?? validate(schema, document)
    known.set(document, found)
    return found
  },
}
