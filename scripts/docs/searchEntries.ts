import type { Feature, SearchEntry } from './data.ts'

export function searchEntriesOf(features: readonly Feature[]): readonly SearchEntry[] {
  return features.flatMap((feature) => [
    entry('feature', feature.id, { title: feature.title, within: feature.context, ids: feature.tags, steps: [feature.why] }),
    ...feature.rules.flatMap((rule) => [
      entry('rule', `${feature.id}/${rule.id}`, {
        title: rule.title,
        within: feature.title,
        ids: rule.tags,
        steps: rule.background.map(({ text }) => text),
      }),
      ...rule.examples.map((example) =>
        entry('example', `${feature.id}/${rule.id}/${example.id}`, {
          title: example.title,
          within: rule.title || feature.title,
          ids: example.tags,
          steps: example.steps.map(({ text, table = [] }) => [text, ...table.slice(1).map((row) => row.join(', '))].join(' ')),
        }),
      ),
    ]),
  ])
}

function entry(
  kind: SearchEntry['kind'],
  path: string,
  { ids, ...rest }: Pick<SearchEntry, 'title' | 'within' | 'steps'> & { readonly ids: readonly string[] },
): SearchEntry {
  return { kind, path, ...rest, ids: ids.join(' ') }
}
