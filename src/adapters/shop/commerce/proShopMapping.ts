import * as z from 'zod/mini'
import { type ProShopBlock, type ProShopButton, type ProShopItem, proShopBlockTypes } from '#domain/commerce/proShop'
import { isSafeAddress } from '#domain/shared/safeAddress'
import { knownBlockType } from '../../knownBlockType.ts'
import type { WireProShopBlock, WireProShopItem } from './proShopOperations.ts'

export function blockOf(block: WireProShopBlock): readonly ProShopBlock[] {
  const word = knownBlockType(block.type)
  const type = proShopBlockTypes.find((known) => known === word)
  if (!type) return []
  const { id, title, subtitle, content, product_url: productUrlKey, video_url: video, video_url_embed: videoElsewhere, items = [] } = block
  const placed = { textPosition: sideOf(block.text_position), textAlign: sideOf(block.text_align) }
  return [{ id, type, title, subtitle, content, productUrlKey, video, videoElsewhere, ...placed, items: items.map(itemOf) }]
}

function itemOf({ image, slogan, description, image_slider: slider, ...item }: WireProShopItem): ProShopItem {
  const several = picturesIn(slider?.rawValue)
  const pictures = several.length > 0 || image === undefined ? several : [image]
  return { pictures, slogan, description, button: buttonOf(item) }
}

function buttonOf({
  button_label: label,
  button_href: href,
}: Pick<WireProShopItem, 'button_label' | 'button_href'>): ProShopButton | undefined {
  return label !== '' && isSafeAddress(href) ? { label, href } : undefined
}

function sideOf(answer: string | undefined): ProShopBlock['textPosition'] {
  return answer === 'right' || answer === 'center' ? answer : 'left'
}

function picturesIn(raw: string | undefined): readonly string[] {
  try {
    return z.safeParse(z.array(z.string()), JSON.parse(raw ?? '[]')).data ?? []
  } catch {
    return []
  }
}
