import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { beyondLimits } from './limits.ts'

export type Prepared = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] }

const documents = new Map<string, DocumentNode>()
const prepared = new WeakMap<GraphQLSchema, Map<string, Prepared>>()

export function documentOf(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query)
  documents.set(query, document)
  return document
}

/** Validation takes longer than execution, and the product sends few different queries. */
export function prepare(schema: GraphQLSchema, query: string): Prepared {
  const known = prepared.get(schema) ?? new Map<string, Prepared>()
  prepared.set(schema, known)
  const ready = known.get(query) ?? validated(schema, query)
  known.set(query, ready)
  return ready
}

function validated(schema: GraphQLSchema, query: string): Prepared {
  try {
    const document = documentOf(query)
    const invalid = validate(schema, document)
    const errors = invalid.length > 0 ? invalid : beyondLimits(document)
    return errors.length > 0 ? { errors } : { document }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
