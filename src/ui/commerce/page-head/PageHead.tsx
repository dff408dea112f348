import { useEffect } from 'react'
import type { CategoryLink } from '#domain/commerce/product'
import { paths } from '#ui/shell/paths.ts'
import { pathOfCategory } from '../shopPaths.ts'

interface PageHeadProps {
  readonly description: string
  readonly path: string
  readonly name: string
  readonly categories: readonly CategoryLink[]
}

/** Breadcrumbs use microdata attributes, because the policy allows no inline script. */
export function PageHead({ description, path, name, categories }: PageHeadProps) {
  useEffect(() => describe(description), [description])
  useEffect(() => nameCanonical(addressOf(path)), [path])
  const above = categories.map((category) => ({ href: pathOfCategory(category), title: category.name }))
  const crumbs = [{ href: paths.shop, title: 'Clubhouse' }, ...above, { href: path, title: name }]
  return (
    <div itemScope={true} itemType="https://schema.org/BreadcrumbList" hidden={true}>
      {crumbs.map(({ href, title }, index) => (
        <div key={href} itemProp="itemListElement" itemScope={true} itemType="https://schema.org/ListItem">
          <meta itemProp="position" content={`${index + 1}`} />
          <meta itemProp="name" content={title} />
          <link itemProp="item" href={addressOf(href)} />
        </div>
      ))}
    </div>
  )
}

function describe(html: string): () => void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]')
  const before = meta?.content ?? ''
  const text = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (meta && text !== '') meta.content = text
  return () => {
    if (meta) meta.content = before
  }
}

function nameCanonical(href: string): () => void {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href })
  document.head.append(link)
  return () => link.remove()
}

function addressOf(path: string): string {
  return new URL(path, document.baseURI).href
}
