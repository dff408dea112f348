import { say } from '../../../world/languages.ts'
import { text, type WrittenBlock } from './block.ts'

/** As somebody might paste it: nothing of it may run, load or connect. */
const pasted = '<script>document.title = "taken"</script><iframe src="https://elsewhere.invalid/"></iframe>'

export const agreement: readonly WrittenBlock[] = [
  text(
    say('Who agrees with whom', 'Les parties', '契約の当事者', '协议双方'),
    say(
      `<p>This agreement is between you and Clubhouse Golf, 14 Fairway Lane, Chicago. It applies from 1 May 2026 to everybody with an account.</p>${pasted}`,
      `<p>Ce contrat vous lie à Clubhouse Golf, 14 Fairway Lane, Chicago. Il s’applique à partir du 1er mai 2026 à toute personne qui a un compte.</p>${pasted}`,
      `<p>本契約は、お客さまとClubhouse Golf（シカゴ市フェアウェイレーン14番地）の間のものです。2026年5月1日から、アカウントをお持ちのすべての方に適用されます。</p>${pasted}`,
      `<p>本协议由您与 Clubhouse Golf（芝加哥球道巷 14 号）订立，自 2026 年 5 月 1 日起适用于所有账户持有人。</p>${pasted}`,
    ),
  ),
  text(
    say('Your account', 'Votre compte', 'アカウント', '您的账户'),
    say(
      '<p>One account per person, and only you may use it. Tell us if somebody else knows your password. Parents open their children’s accounts and are responsible for them.</p>',
      '<p>Un compte par personne, que vous seul utilisez. Prévenez-nous si quelqu’un d’autre connaît votre mot de passe. Les parents ouvrent les comptes de leurs enfants et en répondent.</p>',
      '<p>アカウントはお一人に一つで、ご本人だけが利用できます。パスワードを他人に知られたときはお知らせください。お子さまのアカウントは保護者が作り、責任を負います。</p>',
      '<p>每人一个账户，仅限本人使用。密码被他人知晓时请告知我们。子女的账户由家长开设并负责。</p>',
    ),
  ),
  text(
    say('Bookings and credits', 'Réservations et crédits', '予約とクレジット', '预约与课时'),
    say(
      '<ol><li>A booking is binding once the app confirms it.</li><li>You may move or cancel it up to 24 hours before it starts.</li><li>After that its credit is used, unless we cancel.</li><li>Credits expire twelve months after purchase.</li></ol>',
      '<ol><li>Une réservation est ferme dès que l’application la confirme.</li><li>Vous pouvez la déplacer ou l’annuler jusqu’à 24 heures avant.</li><li>Ensuite, son crédit est utilisé, sauf si nous annulons.</li><li>Les crédits expirent douze mois après l’achat.</li></ol>',
      '<ol><li>予約はアプリの確認表示で確定します。</li><li>開始の24時間前まで、日時の変更とキャンセルができます。</li><li>それ以降は、当クラブの都合を除き、クレジットが消化されます。</li><li>クレジットの有効期限は購入から12か月です。</li></ol>',
      '<ol><li>应用确认后预约即生效。</li><li>开始前 24 小时之前可改期或取消。</li><li>逾期扣除课时，由我们取消的除外。</li><li>课时自购买起十二个月有效。</li></ol>',
    ),
  ),
  text(
    say('At the club', 'Dans le centre', 'センターの利用', '在中心'),
    say(
      '<p>Follow what coaches and desk say about safety. Swing only within your bay. You are liable for damage that you cause on purpose or by gross negligence.</p>',
      '<p>Suivez les consignes de sécurité des coachs et de l’accueil. Ne swinguez que dans votre poste. Vous répondez des dommages causés volontairement ou par négligence grave.</p>',
      '<p>安全についてはコーチと受付の指示に従ってください。スイングはご自身の打席内でお願いします。故意または重大な過失による損害は、ご負担いただきます。</p>',
      '<p>安全事项请听从教练和前台。仅在您的打位内挥杆。因故意或重大过失造成的损害由您承担。</p>',
    ),
  ),
  text(
    say('Videos and data', 'Vidéos et données', '動画とデータ', '视频与数据'),
    say(
      '<p>We record lessons for you and your coach. You may share your own videos; those of the library are for members. The <a href="/privacy">privacy notice</a> says what we store and how long.</p>',
      '<p>Nous filmons les leçons pour vous et votre coach. Vous pouvez partager vos vidéos ; celles de la bibliothèque sont réservées aux membres. La <a href="/privacy">politique de confidentialité</a> précise ce que nous conservons et combien de temps.</p>',
      '<p>レッスンは、お客さまとコーチのために録画します。ご自身の動画は共有できますが、ライブラリーの動画は会員限定です。保存する内容と期間は<a href="/privacy">プライバシーの案内</a>をご覧ください。</p>',
      '<p>我们为您和教练录制课程。您可以分享自己的视频；视频库仅供会员使用。保存内容与期限见<a href="/privacy">隐私政策</a>。</p>',
    ),
  ),
  text(
    say('Payment', 'Paiement', 'お支払い', '付款'),
    say(
      '<p>Prices include what the checkout states. Memberships are paid in advance; monthly payments fall due on the first of the month. If a payment fails, we try again after three days and then write to you.</p>',
      '<p>Les prix comprennent ce qu’indique la page de paiement. Les adhésions se paient d’avance ; les mensualités sont dues le premier du mois. Si un paiement échoue, nous réessayons après trois jours, puis nous vous écrivons.</p>',
      '<p>価格に含まれるものは、ご購入手続きに表示します。会費は前払いで、分割払いは毎月1日が支払日です。決済できない場合は3日後に再度手続きし、その後ご連絡します。</p>',
      '<p>价格所含内容以结账页为准。会费预付；分期款每月 1 日到期。付款失败时，我们三天后重试，之后与您联系。</p>',
    ),
  ),
  text(
    say('Ending the agreement', 'Fin du contrat', '契約の終了', '协议终止'),
    say(
      '<p>You may end this agreement at any time by deleting your account. We may end it with 30 days’ notice, or at once after a serious breach. Unused credits are refunded if we end it without such a breach.</p>',
      '<p>Vous pouvez mettre fin à ce contrat à tout moment en supprimant votre compte. Nous pouvons y mettre fin avec un préavis de 30 jours, ou immédiatement après un manquement grave. Sans manquement de votre part, les crédits restants sont remboursés.</p>',
      '<p>お客さまは、アカウントを削除していつでも契約を終了できます。当クラブは30日前の通知により、重大な違反がある場合はただちに終了できます。違反によらず当クラブが終了する場合、未使用のクレジットは返金します。</p>',
      '<p>您可随时删除账户以终止本协议。我们可提前 30 天通知终止；发生严重违约时可立即终止。非因违约而由我们终止的，未用课时予以退款。</p>',
    ),
  ),
  text(
    say('Changes and law', 'Modifications et droit applicable', '変更と準拠法', '变更与适用法律'),
    say(
      '<p>We announce changes six weeks ahead, by email. Illinois law applies, and the protection of consumers where you live stays in force.</p>',
      '<p>Nous annonçons les modifications six semaines à l’avance, par e-mail. Le droit de l’Illinois s’applique ; la protection des consommateurs de votre pays reste en vigueur.</p>',
      '<p>変更は6週間前にメールでお知らせします。準拠法はイリノイ州法とし、お住まいの地域の消費者保護は引き続き適用されます。</p>',
      '<p>变更会提前六周以邮件通知。适用伊利诺伊州法律，您所在地的消费者保护仍然有效。</p>',
    ),
  ),
]
