import { everywhere, say } from '../../../world/languages.ts'
import { text, type WrittenBlock, withItems } from './block.ts'

export const cares: readonly WrittenBlock[] = [
  text(
    say('Golf for more people', 'Le golf pour tous', 'ゴルフをもっと多くの人に', '让更多人打高尔夫'),
    say(
      '<p>One percent of what you pay for lessons goes to Clubhouse Cares. With it, our coaches teach children whose schools have no golf, adults who come back after an illness, and veterans.</p>',
      '<p>Un pour cent du prix de vos leçons va à Clubhouse Cares. Nos coachs enseignent ainsi à des enfants dont l’école ne propose pas de golf, à des adultes qui reprennent après une maladie, et à des anciens combattants.</p>',
      '<p>レッスン料の1％がClubhouse Caresの活動費になります。コーチは、ゴルフのない学校の子どもたち、病気から復帰する方、退役した方を指導しています。</p>',
      '<p>您的课程费用中有 1% 用于 Clubhouse Cares。教练借此教导学校没有高尔夫课的孩子、病后重返运动的成年人和退伍军人。</p>',
    ),
  ),
  withItems('figures', say('Last year', 'L’an dernier', '昨年の実績', '去年'), [
    { label: say('Children taught', 'Enfants', '子ども', '孩子'), value: say('1,860', '1 860', '1,860', '1,860') },
    { label: say('Free lessons', 'Leçons gratuites', '無料レッスン', '免费课程'), value: say('7,400', '7 400', '7,400', '7,400') },
    { label: say('Clubs passed on', 'Clubs redistribués', '譲られたクラブ', '转赠球杆'), value: say('3,120', '3 120', '3,120', '3,120') },
  ]),
  withItems('choices', say('What you can do', 'Ce que vous pouvez faire', 'できること', '您可以做的事'), [
    {
      label: say('Bring clubs', 'Apportez des clubs', 'クラブを譲る', '捐赠球杆'),
      value: say(
        'Leave clubs that you no longer play at the desk. We check and regrip them.',
        'Laissez à l’accueil les clubs que vous ne jouez plus. Nous les vérifions et changeons les grips.',
        '使わなくなったクラブを受付へ。点検し、グリップを交換します。',
        '把不再使用的球杆交给前台，我们会检查并更换握把。',
      ),
    },
    {
      label: say('Give a lesson', 'Offrez une leçon', 'レッスンを贈る', '赠送课程'),
      value: say(
        'Give one of your credits: the desk books it for a child.',
        'Offrez un de vos crédits : l’accueil le réserve pour un enfant.',
        'クレジットを1回分お譲りいただくと、受付が子どものために予約します。',
        '捐出一节课时，前台会为一个孩子预约。',
      ),
    },
    {
      label: say('Help out', 'Donnez un coup de main', '手伝う', '参与帮忙'),
      value: say(
        'On the first Saturday of the month, ten in the morning, at every location.',
        'Le premier samedi du mois, à dix heures, dans chaque centre.',
        '毎月第1土曜日の10時から、全センターで。',
        '每月第一个星期六上午十点，各中心都有。',
      ),
    },
  ]),
  withItems('links', say('Get in touch', 'Nous contacter', 'お問い合わせ', '联系我们'), [
    {
      label: say('Contact the club', 'Contacter le club', 'クラブへのお問い合わせ', '联系俱乐部'),
      value: everywhere('/contact-us'),
    },
    {
      label: say('About Clubhouse', 'À propos de Clubhouse', 'Clubhouseについて', '关于 Clubhouse'),
      value: everywhere('/about'),
    },
    {
      label: say('Questions and answers', 'Questions et réponses', 'よくある質問', '常见问题'),
      value: everywhere('/faq'),
      note: say('How credits are given', 'Comment offrir un crédit', 'クレジットの譲り方', '如何捐出课时'),
    },
  ]),
]
