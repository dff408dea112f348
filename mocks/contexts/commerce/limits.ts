import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

export const limits = { complexity: 300, depth: 20 }

interface Weight {
  readonly complexity: number
  readonly depth: number
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export function weightsOf(document: DocumentNode): ReadonlyMap<string, Weight> {
  const { definitions } = document
  const fragments: Fragments = new Map(
    definitions.flatMap((each): [string, FragmentDefinitionNode][] =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )
  return new Map(definitions.filter(isOperation).map(({ name, selectionSet }) => [name?.value ?? '', weigh(selectionSet, fragments, 0)]))
}

export function beyondLimits(document: DocumentNode): readonly GraphQLError[] {
  return [...weightsOf(document).values()].flatMap(({ complexity, depth }) => [
    ...(complexity > limits.complexity ? [exceeds('complexity', complexity)] : []),
    ...(depth > limits.depth ? [exceeds('depth', depth)] : []),
  ])
}

/** Each field counts 1, including `__typename` and each use of a fragment. Only fields with a selection count as a level, starting at 0. */
function weigh(set: SelectionSetNode, fragments: Fragments, level: number): Weight {
  const parts = set.selections.map((selection): Weight => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return weigh(selection.selectionSet, fragments, level)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value)
      return fragment ? weigh(fragment.selectionSet, fragments, level) : { complexity: 0, depth: 0 }
    }
    if (!selection.selectionSet) return { complexity: 1, depth: 0 }
    const inner = weigh(selection.selectionSet, fragments, level + 1)
    return { complexity: inner.complexity + 1, depth: Math.max(level, inner.depth) }
  })
  return {
    complexity: parts.reduce((sum, { complexity }) => sum + complexity, 0),
    depth: Math.max(0, ...parts.map(({ depth }) => depth)),
  }
}

function exceeds(what: keyof Weight, found: number): GraphQLError {
  return new GraphQLError(`Max query ${what} should be ${limits[what]} but got ${found}.`, { extensions: { category: 'graphql' } })
}

function isOperation(definition: DocumentNode['definitions'][number]): definition is OperationDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION
}
