import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import { beyondLimits } from './limits.ts'

/** What can be executed, or why it can't. */
export type Prepared = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] }

const documents = new Map<string, DocumentNode>()
const prepared = new WeakMap<GraphQLSchema, Map<string, Prepared>>()

/** Parses each query once. Throws where it is none. */
export function documentOf(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query)
  documents.set(query, document)
  return document
}

/** Validates each query once: the product sends few different ones, and to validate one takes longer than to answer it. */
export function prepare(schema: GraphQLSchema, query: string): Prepared {
  const known = prepared.get(schema) ?? new Map<string, Prepared>()
  prepared.set(schema, known)
  const ready = known.get(query) ?? validated(schema, query)
  known.set(query, ready)
  return ready
}

/** The limits are looked at only where the document is valid. */
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
