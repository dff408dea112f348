import { type ConstDirectiveNode, type DefinitionNode, type DocumentNode, Kind } from 'graphql'

type Origin = string | undefined

/** A type that the extensions define or extend, and its fields. */
interface OwnType {
  readonly name: string
  readonly isNew: boolean
  readonly origin: Origin
  readonly fields: readonly { readonly name: string; readonly origin: Origin }[]
}

/** Of everything that is defined, not extended. */
export function definedIn({ definitions }: DocumentNode): readonly string[] {
  return definitions.flatMap((each) => ('name' in each && each.name && !each.kind.endsWith('Extension') ? [each.name.value] : []))
}

/** Directives and enums describe origins themselves. */
export function typesIn({ definitions }: DocumentNode): readonly OwnType[] {
  return definitions.flatMap((definition) => {
    if (!isFielded(definition)) return []
    const { name, directives, fields = [] } = definition
    const inherited = originIn(directives, 'fields')
    return {
      name: name.value,
      isNew: !definition.kind.endsWith('Extension'),
      origin: originIn(directives, 'name'),
      fields: fields.map((field) => ({ name: field.name.value, origin: originIn(field.directives, 'name') ?? inherited })),
    }
  })
}

/** Names of vendors' extensions begin with these. */
const vendors = /^(?:AmRma|TokenBase)|AmRma/
/** A name of our own is recognised by the club's. */
const clubs = /^clubhouse_/

/** Names without an origin, and assumed names that look like the platform's or a vendor's. */
export function originProblems(extensions: DocumentNode): readonly string[] {
  const types = typesIn(extensions)
  const ours = new Set(types.filter(({ isNew, origin }) => isNew && origin !== 'VENDOR').map(({ name }) => name))
  return types.flatMap(({ name, isNew, origin, fields }) => [
    ...(isNew && origin === undefined ? [`${name} has no origin`] : []),
    ...(isNew && origin !== 'VENDOR' && vendors.test(name) ? [`${name} has a vendor's name`] : []),
    ...fields.flatMap((field) => {
      if (field.origin === undefined) return [`${name}.${field.name} has no origin`]
      const isFree = ours.has(name) || clubs.test(field.name)
      return field.origin === 'ASSUMED' && !isFree ? [`${name}.${field.name} is assumed`] : []
    }),
  ])
}

function originIn(directives: readonly ConstDirectiveNode[] | undefined, argument: 'name' | 'fields'): Origin {
  const value = directives?.find(({ name }) => name.value === 'origin')?.arguments?.find(({ name }) => name.value === argument)?.value
  return value?.kind === Kind.ENUM ? value.value : undefined
}

const fielded: ReadonlySet<string> = new Set([
  ...[Kind.OBJECT_TYPE_DEFINITION, Kind.INTERFACE_TYPE_DEFINITION, Kind.INPUT_OBJECT_TYPE_DEFINITION],
  ...[Kind.OBJECT_TYPE_EXTENSION, Kind.INTERFACE_TYPE_EXTENSION, Kind.INPUT_OBJECT_TYPE_EXTENSION],
])

type Fielded = Extract<DefinitionNode, { readonly fields?: readonly unknown[] | undefined }>

function isFielded(definition: DefinitionNode): definition is Fielded {
  return fielded.has(definition.kind)
}
