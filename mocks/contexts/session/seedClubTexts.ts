import type { World } from '../../world/World.ts'
import type { ClubTextRow } from './data.ts'

/** Hostile HTML as somebody might paste it: nothing of it may run, load or connect. */
const pasted = '<script>document.title = "taken"</script><iframe src="https://elsewhere.invalid/"></iframe>'

const clubTexts: readonly ClubTextRow[] = [
  {
    id: 'privacy',
    html: {
      en: `<h2>What we store</h2><p>Your name, addresses, lessons and payment methods: what we need to keep a bay free for you, and nothing else.</p><ul><li>Your coach sees your lessons and whether you play right- or left-handed.</li><li>The desk sees your phone number, to call you if a lesson has to move.</li><li>Nobody outside the club sees any of it.</li></ul><h2>Your rights</h2><p>You can ask us to show, correct or delete your data. Write to <a href="mailto:privacy@clubhouse.example">privacy@clubhouse.example</a>.</p>${pasted}`,
      fr: `<h2>Les données que nous conservons</h2><p>Votre nom, vos adresses, vos leçons et vos moyens de paiement : ce qu’il faut pour vous garder un poste, et rien d’autre.</p><ul><li>Votre coach voit vos leçons et si vous jouez en droitier ou en gaucher.</li><li>L’accueil voit votre numéro de téléphone, pour vous appeler si une leçon doit être déplacée.</li><li>Personne d’autre ne les voit en dehors du club.</li></ul><h2>Vos droits</h2><p>Vous pouvez nous demander de consulter, corriger ou effacer vos données. Écrivez à <a href="mailto:privacy@clubhouse.example">privacy@clubhouse.example</a>.</p>${pasted}`,
      ja: `<h2>保存する情報</h2><p>お名前、ご住所、レッスン、お支払い方法など、打席をご用意するために必要な情報だけを保存します。</p><ul><li>コーチは利き手とレッスンを見ます。</li><li>受付は、レッスンの日時を変更するときのために電話番号を見ます。</li><li>クラブの外では誰も見ません。</li></ul><h2>お客さまの権利</h2><p>ご自身の情報の閲覧、訂正、削除をご依頼いただけます。<a href="mailto:privacy@clubhouse.example">privacy@clubhouse.example</a> までご連絡ください。</p>${pasted}`,
      zh: `<h2>俱乐部了解的信息</h2><p>您的姓名、地址、课程和付款方式：仅限为您保留打位所需。</p><ul><li>教练可以看到您的惯用手和课程。</li><li>前台可以看到您的电话号码，以便课程改期时联系您。</li><li>俱乐部以外无人可见。</li></ul><h2>您的权利</h2><p>查看、更正或删除全部信息。请写信至 <a href="mailto:privacy@clubhouse.example">privacy@clubhouse.example</a>。</p>${pasted}`,
    },
  },
  {
    id: 'terms',
    html: {
      en: `<h2>Lessons</h2><p>Cancel up to 24 hours before a lesson and you keep the credit. After that the credit is used, unless the coach decides otherwise.</p><h2>Bays</h2><ol><li>Come five minutes early; your bay is free exactly for the time you booked.</li><li>Soft spikes or trainers, no metal.</li><li>Leave the mat as you would like to find it.</li></ol><h2>Accounts</h2><p>One account per person. Parents open their children’s accounts and are responsible for them.</p>${pasted}`,
      fr: `<h2>Leçons</h2><p>Annulez jusqu’à 24 heures avant la leçon et vous gardez votre crédit. Ensuite, il est utilisé, sauf avis contraire du coach.</p><h2>Postes</h2><ol><li>Venez cinq minutes avant ; le poste est à vous à la minute près.</li><li>Crampons souples ou baskets, pas de métal.</li><li>Laissez la place comme vous aimeriez la trouver.</li></ol><h2>Comptes</h2><p>Un compte par personne. Les parents ouvrent ceux de leurs enfants et en répondent.</p>${pasted}`,
      ja: `<h2>レッスン</h2><p>24時間前までのキャンセルは無料です。それ以降は、コーチが認めた場合を除き、クレジットは戻りません。</p><h2>打席</h2><ol><li>5分前にお越しください。打席は時間どおりにご利用いただけます。</li><li>ソフトスパイクまたは運動靴をお履きください。</li><li>マットは次の方のために整えてください。</li></ol><h2>アカウント</h2><p>アカウントはお一人に一つです。お子さまのアカウントは保護者が作り、責任を負います。</p>${pasted}`,
      zh: `<h2>课程</h2><p>提前24小时取消课程不收费；逾期取消则不退还课时，教练另有说明的除外。</p><h2>打位</h2><ol><li>请提前五分钟到场，打位按时开放。</li><li>请穿软钉鞋或运动鞋。</li><li>离开时请整理好打击垫。</li></ol><h2>账户</h2><p>每人一个账户。子女的账户由家长开设并负责。</p>${pasted}`,
    },
  },
  {
    id: 'register',
    html: {
      en: `<p>An account holds your lessons, your credits and your place on the waiting list. It costs nothing, and <strong>your first lesson is half price</strong>.</p>${pasted}`,
      fr: `<p>Un compte garde vos leçons, vos crédits et votre place sur la liste d’attente. Il ne coûte rien, et <strong>votre première leçon est à moitié prix</strong>.</p>${pasted}`,
      ja: `<p>アカウントでは、レッスン、クレジット、キャンセル待ちをまとめて管理できます。登録は無料、<strong>初回レッスンは半額</strong>です。</p>${pasted}`,
      zh: `<p>账户保存您的课程、课时和候补名单。开户免费，<strong>首次课程半价</strong>。</p>${pasted}`,
    },
  },
]

export async function seedClubTexts(world: World): Promise<void> {
  for (const row of clubTexts) await world.clubTexts.add(row)
}
