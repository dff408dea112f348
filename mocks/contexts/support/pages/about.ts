import { everywhere, say } from '../../../world/languages.ts'
import { text, type WrittenBlock, withItems } from './block.ts'

export const about: readonly WrittenBlock[] = [
  text(
    say('A club for getting better', 'Un club pour progresser', '上達のためのクラブ', '一家让您进步的俱乐部'),
    say(
      '<p>Clubhouse began in 2009 with two bays behind a driving range in Chicago. Today our coaches teach in nine cities on four continents, in six languages.</p><p>Every lesson is recorded. You take the videos, the figures and your coach’s notes home, and your next lesson starts where the last one ended.</p>',
      '<p>Clubhouse a ouvert en 2009 avec deux postes derrière un practice de Chicago. Aujourd’hui, nos coachs enseignent dans neuf villes, sur quatre continents et en six langues.</p><p>Chaque leçon est filmée. Vous emportez les vidéos, les chiffres et les notes de votre coach, et la leçon suivante reprend là où la précédente s’est arrêtée.</p>',
      '<p>Clubhouseは2009年、シカゴの練習場の裏にある2打席から始まりました。現在は4大陸9都市で、6つの言語でレッスンを行っています。</p><p>レッスンはすべて録画します。動画、数値、コーチのメモはお持ち帰りいただけ、次回は前回の続きから始まります。</p>',
      '<p>Clubhouse 于 2009 年在芝加哥一家练习场后面的两个打位起步。如今，我们的教练在四大洲九座城市以六种语言授课。</p><p>每节课都会录像。您可以带走视频、数据和教练的笔记，下一节课从上一节课结束的地方开始。</p>',
    ),
  ),
  withItems('figures', say('In figures', 'En chiffres', '数字で見る', '数据一览'), [
    { label: say('Locations', 'Centres', 'センター', '中心'), value: everywhere('9') },
    {
      label: say('Coaches', 'Coachs', 'コーチ', '教练'),
      value: everywhere('64'),
      note: say('All of them still compete', 'Tous jouent encore en compétition', '全員が今も競技に出ています', '人人仍在参赛'),
    },
    {
      label: say('Lessons a year', 'Leçons par an', '年間レッスン', '每年课程'),
      value: say('41,000', '41 000', '41,000', '41,000'),
    },
    {
      label: say('Handicap after a year', 'Index après un an', '1年後のハンディ', '一年后的差点'),
      value: everywhere('−5.2'),
      note: say('Average of 12 lessons or more', 'Moyenne à partir de 12 leçons', '12回以上受講した方の平均', '上满 12 节课的平均值'),
    },
  ]),
  withItems(
    'picture',
    say('Inside a bay', 'Dans un poste', '打席の様子', '打位内部'),
    [
      {
        label: say(
          'A golfer at the top of the backswing, filmed face on',
          'Une golfeuse au sommet de la montée, filmée de face',
          'トップで静止したゴルファーを正面から撮影',
          '球手上杆到顶点的正面画面',
        ),
        value: everywhere('/full-swing-face-on/poster.webp'),
      },
    ],
    say(
      'Two cameras and a launch monitor follow every swing.',
      'Deux caméras et un radar de balle suivent chaque swing.',
      '2台のカメラと弾道測定器がすべてのスイングを記録します。',
      '两台摄像机和一台弹道测定仪记录每次挥杆。',
    ),
  ),
  text(
    say('How we teach', 'Notre façon d’enseigner', '教え方', '教学方式'),
    say(
      '<ul><li><strong>One thing at a time.</strong> A lesson changes one thing, and you can say what it is.</li><li><strong>Your swing, not ours.</strong> We fit the technique to your body and your calendar.</li><li><strong>Proof.</strong> What gets better shows in the figures, or we try something else.</li></ul>',
      '<ul><li><strong>Une chose à la fois.</strong> Une leçon change une chose, et vous savez laquelle.</li><li><strong>Votre swing, pas le nôtre.</strong> La technique s’adapte à votre corps et à votre agenda.</li><li><strong>Des preuves.</strong> Les progrès se lisent dans les chiffres, sinon nous changeons de méthode.</li></ul>',
      '<ul><li><strong>一度に一つ。</strong>1回のレッスンで直すのは一つだけです。</li><li><strong>あなたのスイングで。</strong>体と予定に合わせて技術を組み立てます。</li><li><strong>数値で確認。</strong>変化が数値に出なければ、別の方法を試します。</li></ul>',
      '<ul><li><strong>一次一件事。</strong>每节课只改一处，您清楚改的是什么。</li><li><strong>您的挥杆。</strong>技术适应您的身体和时间。</li><li><strong>用数据说话。</strong>数据没有改善，我们就换方法。</li></ul>',
    ),
  ),
  withItems(
    'launch-monitor',
    say('Practice at home', 'S’entraîner chez soi', '自宅で練習', '在家练习'),
    [
      {
        label: say('See your launch monitors', 'Voir vos radars de balle', '弾道測定器を見る', '查看您的弹道测定仪'),
        value: everywhere('/devices'),
      },
    ],
    say(
      'Your launch monitor sends its figures to your coach, who sets the practice for the week.',
      'Votre radar de balle envoie ses chiffres à votre coach, qui prépare l’entraînement de la semaine.',
      '弾道測定器の数値はコーチに届き、1週間の練習メニューになります。',
      '弹道测定仪把数据发给教练，由教练安排本周练习。',
    ),
  ),
  withItems('links', say('Read on', 'En savoir plus', '関連ページ', '延伸阅读'), [
    { label: say('Questions and answers', 'Questions et réponses', 'よくある質問', '常见问题'), value: everywhere('/faq') },
    { label: everywhere('Clubhouse Cares'), value: everywhere('/cares') },
    { label: say('The shop', 'La boutique', 'ショップ', '商店'), value: everywhere('/shop') },
  ]),
]
