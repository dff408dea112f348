import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { plansOf } from '#domain/commerce/plans'
import type { Product, ProductCard } from '#domain/commerce/product'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useInstalmentText } from '../add-to-cart/useInstalmentText.ts'
import type { OfferedPlans } from './OfferedPlans.ts'
import styles from './PlanComparison.module.scss'

interface PlanComparisonProps {
  readonly plans: readonly ProductCard[]
  readonly offered: OfferedPlans
  readonly hasInstalments: boolean
}

export const PlanComparison = observer(function PlanComparison({ plans, offered, hasInstalments }: PlanComparisonProps) {
  const { t } = useTranslation('monitorPlans')
  const formats = useFormats()
  const instalmentText = useInstalmentText()
  const products = offered.among(plans)
  if (products.length < 2) return null
  const once = (product: Product) => formats.money(product.price.from.final)
  return (
    <table className={styles['table']}>
      <caption>{t('compare.title')}</caption>
      <thead>
        <tr>
          {products.map(({ sku, name }) => (
            <th key={sku} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <Rows label={t('compare.gives')} products={products} cell={({ story }) => <LazyHtml html={story} />} />
      <Rows label={onceTitleOf(products) ?? t('compare.price')} products={products} cell={once} />
      {(hasInstalments ? planTitlesOf(products) : []).map((title) => (
        <Rows
          key={title}
          label={title}
          products={products}
          cell={(product) => {
            const plan = plansOf(product)?.values.find((value) => value.title === title)?.plan
            return plan ? instalmentText(plan) : '–'
          }}
        />
      ))}
    </table>
  )
})

interface RowsProps {
  readonly label: string
  readonly products: readonly Product[]
  readonly cell: (product: Product) => ReactNode
}

/** The label is above its cells: a phone has no space beside them. */
function Rows({ label, products, cell }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={products.length}>
          {label}
        </th>
      </tr>
      <tr>
        {products.map((product) => (
          <td key={product.sku}>{cell(product)}</td>
        ))}
      </tr>
    </tbody>
  )
}

function onceTitleOf(products: readonly Product[]): string | undefined {
  return products.map((product) => plansOf(product)?.once?.title).find((title) => title !== undefined)
}

function planTitlesOf(products: readonly Product[]): readonly string[] {
  return [...new Set(products.flatMap((product) => plansOf(product)?.values.map(({ title }) => title) ?? []))]
}
