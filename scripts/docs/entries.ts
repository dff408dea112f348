import type { Entry, Feature } from './data.ts'

export function entriesOf(features: readonly Feature[]): readonly Entry[] {
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
  kind: Entry['kind'],
  path: string,
  { ids, ...rest }: Pick<Entry, 'title' | 'within' | 'steps'> & { readonly ids: readonly string[] },
): Entry {
  return { kind, path, ...rest, ids: ids.join(' ') }
}
