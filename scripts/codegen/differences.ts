import {
  buildASTSchema,
  findBreakingChanges,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  isSpecifiedDirective,
  parse,
  visit,
} from 'graphql'

/**
 * What the fake shop's schema has otherwise than the platform's published one. `platform` must be a part of it, except for arguments
 * with an origin, and `extensions` must not define what is published. GraphQL's own directives depend on the library's version.
 */
export function differencesFrom(published: GraphQLSchema, platform: string, extensions: string): readonly string[] {
  const InputValueDefinition = ({ directives }: InputValueDefinitionNode) =>
    directives?.some(({ name }) => name.value === 'origin') ? null : undefined
  const own = buildASTSchema(visit(parse(platform), { InputValueDefinition }))
  const known = new Set(
    own
      .getDirectives()
      .filter(isSpecifiedDirective)
      .map(({ name }) => `@${name}`),
  )
  const changed = findBreakingChanges(own, published).filter(({ description }) => ![...known].some((name) => description.includes(name)))
  return [...changed.map(({ description }) => description), ...clashes(published, extensions)]
}

function clashes(published: GraphQLSchema, extensions: string): readonly string[] {
  return parse(extensions).definitions.flatMap((definition) => {
    if (!('name' in definition && definition.name)) return []
    const name = definition.name.value
    const type = published.getType(name)
    if (!type) return []
    if (!definition.kind.endsWith('Extension')) return [`${name} is published.`]
    const fields = 'getFields' in type ? type.getFields() : {}
    const own = 'fields' in definition ? (definition.fields ?? []) : []
    return own.filter((field) => Object.hasOwn(fields, field.name.value)).map((field) => `${name}.${field.name.value} is published.`)
  })
}
