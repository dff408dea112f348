import * as z from 'zod/mini'
import { listOf, maybe } from '../../rest/schemas.ts'
import { shopCall } from '../shopCall.ts'
import { ProShopContentDocument } from './proShop/documents.generated.ts'

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((answer) => answer ?? ''),
)

const item = z.object({
  image: maybe(z.string()),
  slogan: text,
  description: text,
  button_label: text,
  button_href: text,
  image_slider: maybe(z.object({ rawValue: maybe(z.string()) })),
})

const block = z.object({
  id: z.number(),
  type: z.string(),
  title: text,
  subtitle: text,
  content: text,
  product_url: maybe(z.string()),
  text_position: maybe(z.string()),
  text_align: maybe(z.string()),
  video_url: maybe(z.string()),
  video_url_embed: maybe(z.string()),
  items: maybe(listOf(item)),
})
export type WireProShopBlock = z.infer<typeof block>
export type WireProShopItem = z.infer<typeof item>

export const proShopContent = shopCall({
  id: 'commerce.pro-shop-content',
  method: 'GET',
  kind: 'read',
  document: ProShopContentDocument,
  answer: z.object({ getContentConstructorProShop: listOf(block) }),
})
