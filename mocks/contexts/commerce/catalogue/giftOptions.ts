import { type Localised, say } from '../../../world/languages.ts'
import type { GiftCardProduct } from './product.ts'
import { uidFor } from './uid.ts'

export type GiftOptionName =
  | 'custom_giftcard_amount'
  | 'giftcard_recipient_name'
  | 'giftcard_recipient_email'
  | 'giftcard_sender_name'
  | 'giftcard_sender_email'
  | 'giftcard_message'
  | 'giftcard_template_id'

interface GiftOption {
  readonly name: GiftOptionName
  readonly title: Localised
  readonly required: boolean
  readonly longest: number
}

export const longestMessage = 1000

const titles: Readonly<Record<GiftOptionName, Localised>> = {
  custom_giftcard_amount: say('Amount', 'Montant', '金額', '金额'),
  giftcard_recipient_name: say('Recipient name', 'Nom du destinataire', '受取人のお名前', '收件人姓名'),
  giftcard_recipient_email: say('Recipient email', 'E-mail du destinataire', '受取人のメールアドレス', '收件人邮箱'),
  giftcard_sender_name: say('Sender name', 'Nom de l’expéditeur', '差出人のお名前', '发件人姓名'),
  giftcard_sender_email: say('Sender email', 'E-mail de l’expéditeur', '差出人のメールアドレス', '发件人邮箱'),
  giftcard_message: say('Message', 'Message', 'メッセージ', '留言'),
  giftcard_template_id: say('Design', 'Motif', 'デザイン', '卡面'),
}

/** Email addresses are required if the card is sent by email, the amount if none is listed. */
export function giftOptionsOf({ delivery, value }: GiftCardProduct): readonly GiftOption[] {
  const option = (name: GiftOptionName, required: boolean, longest = 255): GiftOption => ({ name, title: titles[name], required, longest })
  return [
    ...(value.kind === 'range' ? [option('custom_giftcard_amount', true)] : []),
    option('giftcard_recipient_name', true),
    option('giftcard_recipient_email', delivery !== 'printed'),
    option('giftcard_sender_name', true),
    option('giftcard_sender_email', delivery !== 'printed'),
    option('giftcard_message', false, longestMessage),
    option('giftcard_template_id', false),
  ]
}

export function giftUid(name: string, ...more: readonly number[]): string {
  return uidFor('giftcard', name, ...more)
}
