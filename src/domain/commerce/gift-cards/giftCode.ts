import { groupsOf } from '../../shared/typedText.ts'

/** As it is sent: capitals, groups joined by hyphens, however it was typed or pasted. Empty if there is none. */
export function giftCodeOf(text: string): string {
  return groupsOf(text).join('-')
}
