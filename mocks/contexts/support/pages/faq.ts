import { say } from '../../../world/languages.ts'
import { question, type WrittenBlock, withItems } from './block.ts'

export const faq: readonly WrittenBlock[] = [
  withItems('questions', say('Lessons and bookings', 'Leçons et réservations', 'レッスンと予約', '课程与预约'), [
    question(
      'move-or-cancel',
      say(
        'Until when can I move or cancel a lesson?',
        'Jusqu’à quand puis-je déplacer ou annuler une leçon ?',
        'レッスンはいつまで日時の変更やキャンセルができますか？',
        '最晚何时可以改期或取消课程？',
      ),
      say(
        '<p>Up to <strong>24 hours</strong> before it starts, free of charge. Open the lesson under <a href="/lessons">Lessons</a> and choose Move or Cancel. Later, your credit is used.</p>',
        '<p>Jusqu’à <strong>24 heures</strong> avant le début, sans frais. Ouvrez la leçon dans <a href="/lessons">Leçons</a> et choisissez Déplacer ou Annuler. Passé ce délai, votre crédit est utilisé.</p>',
        '<p>開始の<strong>24時間前</strong>までは無料です。<a href="/lessons">レッスン</a>から該当のレッスンを開き、日時を変更またはキャンセルを選んでください。それ以降はクレジットが消化されます。</p>',
        '<p>开课前 <strong>24 小时</strong> 之前免费。在<a href="/lessons">课程</a>中打开该课程，选择改期或取消。逾期将扣除课时。</p>',
      ),
    ),
    question(
      'late',
      say('What if I’m late?', 'Et si je suis en retard ?', '遅刻した場合はどうなりますか？', '迟到怎么办？'),
      say(
        '<p>Your bay is yours until the booked end. Call the desk of your club, and your coach starts with what fits into the time left.</p>',
        '<p>Votre poste vous reste réservé jusqu’à l’heure de fin. Appelez l’accueil de votre centre : votre coach adaptera la leçon au temps restant.</p>',
        '<p>打席は予約の終了時刻までご利用いただけます。センターの受付にお電話ください。コーチが残り時間に合わせて始めます。</p>',
        '<p>打位会保留到预约结束时间。请致电中心前台，教练会按剩余时间安排内容。</p>',
      ),
    ),
    question(
      'waiting-list',
      say(
        'How does the waiting list work?',
        'Comment fonctionne la liste d’attente ?',
        'キャンセル待ちはどのような仕組みですか？',
        '候补名单如何运作？',
      ),
      say(
        '<p>Joining costs no credit. When a place becomes free, the first on the list gets it and is notified.</p>',
        '<p>S’inscrire ne coûte aucun crédit. Dès qu’une place se libère, elle revient à la première personne de la liste, qui en est prévenue.</p>',
        '<p>登録にクレジットは不要です。空きが出ると、先頭の方の予約が確定し、通知が届きます。</p>',
        '<p>加入候补不消耗课时。有空位时，排在首位者自动获得并收到通知。</p>',
      ),
    ),
  ]),
  withItems('questions', say('Credits and memberships', 'Crédits et adhésions', 'クレジットと会員種別', '课时与会员'), [
    question(
      'credits-expire',
      say('Do credits expire?', 'Les crédits expirent-ils ?', 'クレジットに有効期限はありますか？', '课时会过期吗？'),
      say(
        '<p>Yes, twelve months after you bought them. Your profile shows how many expire next, and on which day.</p>',
        '<p>Oui, douze mois après l’achat. Votre profil indique combien expirent prochainement, et à quelle date.</p>',
        '<p>はい、購入から12か月です。次に期限を迎える回数と日付はプロフィールで確認できます。</p>',
        '<p>会，自购买起十二个月。个人资料会显示即将到期的数量和日期。</p>',
      ),
    ),
    question(
      'give-credits',
      say('Can I give credits away?', 'Puis-je offrir des crédits ?', 'クレジットを譲ることはできますか？', '可以转赠课时吗？'),
      say(
        '<p>To your family: their lessons use your credits. To Clubhouse Cares: ask the desk.</p>',
        '<p>À votre famille : ses leçons utilisent vos crédits. À Clubhouse Cares : adressez-vous à l’accueil.</p>',
        '<p>ご家族のレッスンにはあなたのクレジットが使えます。Clubhouse Caresへの寄付は受付までお申し出ください。</p>',
        '<p>家人的课程使用您的课时。捐给 Clubhouse Cares 请联系前台。</p>',
      ),
    ),
    question(
      'renew',
      say('How do I renew my membership?', 'Comment renouveler mon adhésion ?', '会員種別はどのように更新しますか？', '如何续会员？'),
      say(
        '<p>From 60 days before it ends, under <a href="/shop/renewals">Renewals</a>. What is left of your credits moves to the new term.</p>',
        '<p>À partir de 60 jours avant la fin, dans <a href="/shop/renewals">Renouvellements</a>. Vos crédits restants passent à la nouvelle période.</p>',
        '<p>終了の60日前から<a href="/shop/renewals">更新</a>のページで手続きできます。残りのクレジットは引き継がれます。</p>',
        '<p>到期前 60 天起，可在<a href="/shop/renewals">续费</a>办理。剩余课时转入新会期。</p>',
      ),
    ),
  ]),
  withItems('questions', say('Orders and returns', 'Commandes et retours', 'ご注文と返品', '订单与退货'), [
    question(
      'delivery-time',
      say('How long does delivery take?', 'Quel est le délai de livraison ?', '届くまで何日かかりますか？', '配送需要多久？'),
      say(
        '<p>Orders leave within two days. The delivery methods at the checkout state the days on the way.</p>',
        '<p>Les commandes partent sous deux jours. Les modes de livraison indiquent la durée du transport.</p>',
        '<p>2日以内に発送します。配送にかかる日数は、ご購入手続きの配送方法に表示されます。</p>',
        '<p>订单两天内发货。结账时的配送方式会注明运送天数。</p>',
      ),
    ),
    question(
      'return-item',
      say('How do I return an item?', 'Comment retourner un article ?', '商品を返品するには？', '如何退货？'),
      say(
        '<p>Within thirty days, if it wasn’t played. Open the order under <a href="/shop/orders">Orders</a> and request a return.</p>',
        '<p>Sous trente jours, s’il n’a pas été joué. Ouvrez la commande dans <a href="/shop/orders">Commandes</a> et demandez un retour.</p>',
        '<p>未使用なら30日以内に返品できます。<a href="/shop/orders">ご注文</a>から該当の注文を開き、返品を申し込んでください。</p>',
        '<p>未使用的商品三十天内可退。在<a href="/shop/orders">订单</a>中打开订单并申请退货。</p>',
      ),
    ),
  ]),
  withItems('questions', say('App and account', 'Application et compte', 'アプリとアカウント', '应用与账户'), [
    question(
      'forgot-password',
      say('I forgot my password', 'J’ai oublié mon mot de passe', 'パスワードを忘れました', '我忘记了密码'),
      say(
        '<p>Choose <a href="/forgot-password">Forgot password</a> at the sign-in. We send a code to your email or phone.</p>',
        '<p>Choisissez <a href="/forgot-password">Mot de passe oublié</a> à la connexion. Nous envoyons un code par e-mail ou SMS.</p>',
        '<p>ログイン画面で<a href="/forgot-password">パスワードをお忘れの方</a>を選んでください。メールか電話にコードを送ります。</p>',
        '<p>登录时选择<a href="/forgot-password">忘记密码</a>。我们会把验证码发到您的邮箱或手机。</p>',
      ),
    ),
    question(
      'offline',
      say(
        'Can I keep score without a network?',
        'Puis-je noter mon score sans réseau ?',
        '圏外でもスコアを記録できますか？',
        '没有网络能记分吗？',
      ),
      say(
        '<p>Yes. Your scorecard stays on the device and is sent as soon as you’re online.</p>',
        '<p>Oui. Votre carte reste sur l’appareil et est envoyée dès que vous êtes en ligne.</p>',
        '<p>はい。スコアカードは端末に保存され、オンラインになると送信されます。</p>',
        '<p>可以。记分卡保存在设备上，联网后自动发送。</p>',
      ),
    ),
    question(
      'delete-account',
      say('How do I delete my account?', 'Comment supprimer mon compte ?', 'アカウントを削除するには？', '如何删除账户？'),
      say(
        '<p>Write to <a href="mailto:privacy@clubhouse.example">privacy@clubhouse.example</a>. We delete it within thirty days.</p>',
        '<p>Écrivez à <a href="mailto:privacy@clubhouse.example">privacy@clubhouse.example</a>. Nous le supprimons sous trente jours.</p>',
        '<p><a href="mailto:privacy@clubhouse.example">privacy@clubhouse.example</a> までご連絡ください。30日以内に削除します。</p>',
        '<p>请写信至 <a href="mailto:privacy@clubhouse.example">privacy@clubhouse.example</a>，我们会在三十天内删除。</p>',
      ),
    ),
  ]),
]
