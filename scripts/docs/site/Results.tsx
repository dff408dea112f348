import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { classes } from '#ui/kit/classes.ts'
import { addressOf } from './address.ts'
import { formatCount } from './displayTexts.ts'
import styles from './Results.module.scss'
import { type HitKind, highlightTerms, hitKinds, type SearchHit, type SearchHits } from './search.ts'

const most = 8

const headings: Readonly<Record<HitKind, string>> = { feature: 'Features', rule: 'Rules', example: 'Examples', step: 'Steps' }

export function Results({ query, hits }: { readonly query: string; readonly hits: SearchHits }) {
  const groups = hitKinds.filter((kind) => hits[kind].length > 0)
  if (groups.length === 0) return <p className={styles['nothing']}>Nothing speaks of “{query}”. Fewer or other words may find it.</p>
  return (
    <ListBox aria-label="Found" className={classes(styles['results'])} selectionMode="none">
      {groups.map((kind) => (
        <ListBoxSection key={kind} id={kind} className={classes(styles['group'])}>
          <Header className={classes(styles['heading'])}>
            {headings[kind]} <span className={styles['count']}>{countOf(hits[kind].length)}</span>
          </Header>
          <Collection items={hits[kind].slice(0, most).map((hit) => ({ ...hit, id: `${kind} ${hit.path}` }))}>
            {(hit) => <Row {...hit} />}
          </Collection>
        </ListBoxSection>
      ))}
    </ListBox>
  )
}

function countOf(length: number): string {
  return length > most ? `${most} of ${length}` : formatCount(length, 'hit')
}

function Row({ id, path, title, within, ids, terms }: SearchHit & { readonly id: string }) {
  return (
    <ListBoxItem id={id} textValue={title} href={addressOf(path)} className={classes(styles['row'])}>
      <span className={styles['title']}>
        <Marked text={title} terms={terms} />
      </span>
      <span className={styles['within']}>
        {within}
        {ids !== '' && <Marked text={`, ${ids}`} terms={terms} />}
      </span>
    </ListBoxItem>
  )
}

function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  const pieces = highlightTerms(text, terms).map((piece, index) => ({ ...piece, key: `${index}` }))
  return pieces.map(({ key, text: words, marked: isMarked }) =>
    isMarked ? <mark key={key}>{words}</mark> : <span key={key}>{words}</span>,
  )
}
