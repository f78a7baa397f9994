import type { Locale } from '../labels/locale.js'
import { nameFrom } from '../labels/nameFrom.js'
import { plural } from '../labels/plural.js'

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'オンチェーン注文',
  service_marketplace_v2: '署名済み注文',
  unknown: '不明',
}

type Count = number | bigint

const listings = (count: Count) => plural('ja', count, { other: '#件の出品' })

const number = (count: Count) => plural('ja', count, { other: '#' })

const items = (count: Count) => plural('ja', count, { other: '#点' })

/** Returns the noun of a kind of flow. */
function getNoun(kind: string): string {
  const nouns = {
    buy: '購入',
    cancel: '取り消し',
    cancelMany: '取り消し',
    edit: '出品の更新',
    list: '出品',
    listMany: '出品',
  }
  return nouns[kind as keyof typeof nouns] ?? 'トランザクション'
}

const mediaNames: Record<string, string> = {
  audio: '音声',
  image: '画像',
  model: '3Dモデル',
  page: 'ウェブページ',
  video: '動画',
}

const mediaVerbs: Record<string, string> = {
  model: '3Dで見る',
  page: 'ここでページを開く',
  video: '動画を読み込む',
}

const feeNames: Record<string, string> = {
  creator: 'クリエイターロイヤリティ',
  marketplace: 'マーケットプレイス手数料',
  platform: 'マーケットプレイス手数料',
  royalty: 'クリエイターロイヤリティ',
}

/** Japanese. */
export const ja: Locale = {
  code: 'ja',
  direction: 'ltr',
  labels: {
    /* Everywhere */
    // Actions
    buy: '購入',
    buyFor: (price) => `${price}で購入`,
    cancel: '出品を取り消す',
    close: '閉じる',
    connect: 'ウォレットを接続',
    copied: 'コピーしました',
    copy: (what) => `${what}をコピー`,
    copyAddress: 'アドレス',
    copyTokenId: 'トークンID',
    dismiss: '非表示にする',
    list: '出品する',
    loading: '読み込み中…',
    retry: '再試行',
    viewOnExplorer: 'エクスプローラーで見る',

    // Names and values
    chain: 'ネットワーク',
    marketplaceName: (name) => marketplaceNames[name] ?? nameFrom(name),
    pair: (name, value) => `${name}：${value}`,
    rangeBetween: (from, to) => `${from}～${to}`,
    times: (quantity) => `×${quantity}`,
    unknown: '不明',
    unknownItem: '不明なアイテム',
    untitled: (tokenId) => `#${tokenId}`,
    you: '自分',

    // Widgets that wait, are out of date or broken
    checking: '確認中…',
    'grid.stale': '更新できませんでした。情報が古い可能性があります。',
    offline: 'オフラインです。',
    offlineText: '情報が古い可能性があります。オンラインに戻ると更新されます。',
    widgetBroken: 'ここで問題が発生しました。',

    copyDetails: '詳細',
    showDetails: '詳細',
    'error.unknown': '問題が発生しました。',
    'error.configuration': 'このアプリの設定に誤りがあります。',
    'error.invalidResponse': 'マーケットプレイスの応答を読み取れませんでした。',
    'error.invalidStep':
      'マーケットプレイスから、安全に実行できない操作を求められたため、ブロックしました。',
    'guard.match': 'このリクエストを中止しました。',
    'guard.unknown':
      'マーケットプレイスから、完全には解釈できない操作を求められたため、ブロックしました。',
    'guard.mismatch':
      'マーケットプレイスから、同意した内容と異なる操作を求められたため、ブロックしました。',
    'request.unauthorized':
      'マーケットプレイスがこのアプリのキーを認識できません。',
    'request.permissionDenied':
      'このアプリには、このマーケットプレイスを利用する権限がありません。',
    'request.invalidArgument':
      'マーケットプレイスがこのリクエストを拒否しました。',
    'request.rateLimited':
      'リクエストが多すぎます。少し待ってからもう一度お試しください。',
    'request.notFound': 'マーケットプレイスに該当する記録がありません。',
    'request.badRequest': 'マーケットプレイスがこのリクエストを拒否しました。',
    'request.server': '現在、マーケットプレイスで問題が発生しています。',
    'request.timeout': 'マーケットプレイスが時間内に応答しませんでした。',
    'request.network':
      'マーケットプレイスに接続できません。通信環境を確認してもう一度お試しください。',
    'step.rejected': 'ウォレットで拒否しました。',
    'step.wrongAccount': '続けるには、最初に使ったアカウントに戻してください。',
    'step.noWallet': '続けるには、ウォレットを接続してください。',
    'step.wrongChain':
      'ウォレットが別のネットワークになっており、切り替わりませんでした。',
    'step.walletBusy':
      '先に、ウォレットで開いているリクエストに応答してください。',
    'step.popupBlocked':
      'ブラウザがウォレットのウィンドウをブロックしました。ポップアップを許可してもう一度お試しください。',
    'step.locked':
      'ウォレットがロックされています。ロックを解除して、もう一度お試しください。',
    'step.device':
      'ハードウェアウォレットの準備ができていません。接続して正しいアプリを開き、ブラインド署名を許可してから、もう一度お試しください。',
    'step.session':
      'ウォレットとの接続が終了しました。再接続して、もう一度お試しください。',
    'step.unsupported':
      'このウォレットはこのリクエストに対応していません。別のウォレットをお試しください。',
    'step.wallet': 'ウォレットで完了できませんでした。',
    'step.insufficientFunds': 'ウォレットの残高または承認額が足りません。',
    'step.reverted':
      'トランザクションが失敗しました（先を越された可能性があります）。',
    'step.replaced': 'トランザクションを別のものに置き換えました。',
    'step.cancelled': 'ウォレットでトランザクションを取り消しました。',
    'step.notConfirmed': '送信しましたが、ネットワークでまだ確定していません。',
    'step.queued': 'ほかの署名を待っています。',
    'step.unresolved': '以前に開始しましたが、結果を確認できません。',
    'step.signed':
      'このアイテムには署名済みの出品が別にあり、有効な可能性があります。',
    'step.running':
      '別のタブで進行中です。そちらの完了を待つか、そのタブを閉じてください。',
    'step.post': '署名しましたが、マーケットプレイスに拒否されました。',
    'step.notPosted':
      '署名しましたが、マーケットプレイスに届いたか確認できません。',
    'step.altered': '同意していない内容がネットワークで実行されました。',
    'step.aborted': '中止されました。',
    walletSays: 'ウォレットからのメッセージ：',
    'funds.no': '支払いは発生していません。',
    'funds.approved':
      '支払ったのはネットワーク手数料だけで、承認は次回も有効です。',
    'funds.fee': '支払ったのはネットワーク手数料だけです。',
    'funds.signed':
      '署名済みの注文は期限まで約定する可能性があります。もう一度公開するか、取り消してください。',
    'funds.lost':
      '署名済みの注文が有効な可能性があります。再試行しても二重には公開されません。',
    'funds.maybe':
      'まだ実行される可能性があるため、再試行の前にウォレットを確認してください。',
    'funds.yes': 'トランザクションが実行されました。ここから続けられます。',

    // Success
    bought: (name, quantity) =>
      quantity === '1'
        ? `${name}を購入しました`
        : `${name}を${quantity}点購入しました`,
    boughtText: 'ウォレットに入りました。',
    basketBought: (count) =>
      count === 1n ? '購入しました' : `${items(count)}を購入しました`,
    basketPartly: (bought, all) =>
      `${items(all)}のうち${items(bought)}を購入しました`,
    basketMissedText:
      '残りは先に購入されました。その分の支払いは発生していません。',
    cancelled: (name) => `${name}の出品を取り消しました`,
    cancelledText: 'アイテムはウォレットに残ります。',
    listed: (name) => `${name}を出品しました`,
    listedMany: (count) => `${items(count)}を出品しました`,
    listedText: '購入者に表示されています。',
    'resumed.done': (kind) => `${getNoun(kind)}が完了しました`,

    // Not settled
    'resumed.resuming': (kind) => `${getNoun(kind)}を処理しています…`,
    'resumed.unresolved': (kind) =>
      `${getNoun(kind)}が完了したかどうかわかりません`,
    askAgain: 'リクエストを再送信',
    cancelSigned: '注文を取り消す',
    checkAgain: 'もう一度確認',
    editCancelOld: '以前の出品を取り消す',
    keepWaiting: '待ち続ける',
    repost: 'もう一度公開',

    /* ActivityTable */
    activity: 'アイテムの履歴',
    activityEmpty: '出品もオファーもありません',
    columnAccount: '出品者・オファー元',
    columnEvent: 'イベント',
    columnTime: '日時',
    'event.listing.created': '出品',
    'event.listing.filled': '売却',
    'event.listing.cancelled': '出品取り消し',
    'event.listing.expired': '出品期限切れ',
    'event.offer.created': 'オファー',
    'event.offer.filled': 'オファー成立',
    'event.offer.cancelled': 'オファー取り消し',
    'event.offer.expired': 'オファー期限切れ',

    /* BrowseToolbar */
    activeFilters: '適用中のフィルター',
    clearFilters: 'すべて解除',
    clearSearch: '検索をクリア',
    comfortable: '大きいカード',
    compact: '小さいカード',
    density: 'カードサイズ',
    'ownership.mine': '所有',
    'ownership.others': '未所有',
    rangeAtLeast: (from) => `${from}以上`,
    rangeAtMost: (to) => `${to}以下`,
    removeFilter: (filter) => `フィルターを解除：${filter}`,
    results: (count) => plural('ja', count, { other: '#点' }),
    resultsOver: (count) => plural('ja', count, { other: '#点以上' }),
    search: '検索',
    searchCollectibles: 'アイテムを検索',
    searchIn: (collection) => `${collection}内を検索`,
    show: '表示',
    showAll: 'すべて',
    showListed: '販売中',
    showUnlisted: '未出品',
    sort: '並べ替え',

    /* BuyDialog */
    'checked.match': '検証済み：同意した内容のとおりに実行されます',
    'checked.unknown': 'すべては検証できませんでした',
    'checked.mismatch': '同意した内容と異なります',
    'checked.fails': '今実行すると失敗します',
    'checked.approve': (amount, who) => `${who}に${amount}の使用を許可します`,
    'checked.approveAll': (who) =>
      `${who}にこのコレクションのアイテムの移動を許可します`,
    'checked.pay': (amount) => `支払いは${amount}とネットワーク手数料です`,
    'checked.receive': (item) => `${item}を受け取ります`,
    'checked.fee': (amount, who) => `${amount}は${who}が受け取ります`,
    'checked.tried': 'シミュレーション済み：成功します',
    'checked.triedFirst': '最初のステップをシミュレーション済み：成功します',
    'checked.notTried': 'シミュレーションできませんでした',

    buyTitle: '購入',
    included: '込み',
    networkFee: 'ネットワーク手数料',
    networkFeeByWallet: 'ウォレットに表示',
    notForSaleYet: 'まだ販売されていません',
    notForSaleYetText: 'この出品は公開処理中です。まもなく購入できます。',
    orderGone:
      'この出品はなくなりました。売却されたか、取り消されたか、期限が切れています。',
    orderGoneNext: (price) => `次の出品を${price}で購入`,
    ownedNow: 'このアイテムを所有しています。',
    ownListing: '自分の出品です。',
    quantityShrunk: (available) => `残り${available}点です。`,
    several: (quantity, name) => `${name} ${quantity}点`,
    unitPrice: '単価',

    /* CancelDialog */
    // One listing
    cancelTitle: '出品を取り消す',
    cancelText:
      '取り消すと、この出品からは誰も購入できなくなります。取り消すまでは、アイテムを別のウォレットに移して戻しても出品は有効なままです。',
    cancelGas:
      '取り消しはトランザクションのため、ネットワーク手数料がかかります。',
    cancelFree:
      '取り消しは署名だけで完了し、ネットワーク手数料はかかりません。',
    'cancelEnded.filled': (name) => `${name}はすでに売却されました`,
    'cancelEnded.cancelled': (name) =>
      `${name}の出品はすでに取り消されています`,
    'cancelEnded.expired': (name) => `${name}の出品はすでに期限が切れています`,
    'cancelEnded.other': (name) => `${name}はもう出品されていません`,
    cancelOverText: 'この出品からはもう誰も購入できません。',

    // Several
    cancelManyTitle: '出品を取り消す',
    cancelManyCount: (count) => listings(count),
    cancelManyText: (count) =>
      count === 1
        ? '取り消すと、この出品からは誰も購入できなくなります。取り消すまでは、アイテムを別のウォレットに移して戻しても出品は有効なままです。'
        : plural('ja', count, {
            other:
              '取り消すと、これらの出品からは誰も購入できなくなります。取り消すまでは、アイテムを別のウォレットに移して戻しても出品は有効なままです。ウォレットでの確認が#回必要です。',
          }),
    cancelManyAction: (count) => `${listings(count)}を取り消す`,
    cancelManyGoOn: (count) => `残り${listings(count)}を取り消す`,
    cancelManyNone: '出品を選んでください',
    cancelManyStopped: 'ここで止まりました。残りの出品は取り消されていません。',
    cancelManyDone: (count) => `${listings(count)}を取り消しました`,
    cancelManyKept: 'アイテムはウォレットに残ります。',
    'cancelPart.waiting': '待機中',
    'cancelPart.working': '取り消し中',
    'cancelPart.done': '取り消し済み',
    'cancelPart.ended': 'すでに終了',
    'cancelPart.failed': '出品中のまま',

    /* CartDrawer */
    basketBuy: (count, price) =>
      count === 1n ? `${price}で購入` : `${items(count)}を${price}で購入`,
    basketGone: (name) =>
      `${name}は売却されたか、出品が取り消されたか、期限が切れています。`,
    basketItems: (count) => items(count),
    basketLeaveOut: 'これを除いて続ける',
    basketMissed: '購入できませんでした',
    basketYours: '購入済み',

    addToCart: 'カートに追加',
    cart: 'カート',
    cartOf: (count) => `カート、${items(count)}`,
    cartCount: (count) => items(count),
    cartApart:
      '別々に支払います：コレクション、マーケットプレイス、または通貨が異なります。',
    cartBrowse: 'ショッピングを続ける',
    cartEmpty: 'カートは空です',
    cartEmptyText: '気になる出品を追加して、まとめて支払えます。',
    cartLeft: (count) => `カートにまだ${items(count)}あります。`,
    cartPutBack: '元に戻す',
    cartRemoveUnavailable: '削除',
    cartUnavailable: (count) => `販売終了（${number(count)}）`,
    checkOut: '購入手続きへ',
    checkOutBack: 'カートに戻る',
    checkOutOf: (count, price) => `${items(count)}（${price}）の購入手続きへ`,
    clearCart: 'すべて削除',
    removeFromCart: (name) => `${name}をカートから削除`,

    // Lines
    cartAccept: (price) => `${price}で同意`,
    cartAcceptFewer: (available) => `${available}点にする`,
    cartReplace: (price) => `${price}の出品に変更`,
    'cartLine.gone': '売却、取り消し、または期限切れ',
    'cartLine.own': '自分の出品です',
    'cartLine.cheaper': (before) => `${before}から値下がり`,
    'cartLine.dearer': (before) => `以前は${before}`,
    'cartLine.fewer': (available) => `残り${available}点のみ`,

    /* CollectibleCard */
    inCart: 'カートに追加済み',
    owned: '所有中',
    yours: '自分の出品',
    'card.addToCart': 'カートに追加',
    'card.bid': 'オファー',
    'card.buyFor': (price) => price,
    'card.edit': '出品を編集',
    'card.expired': '終了',
    'card.flow.buy': '購入中…',
    'card.flow.cancel': '取り消し中…',
    'card.flow.cancelMany': '取り消し中…',
    'card.flow.edit': '出品を更新中…',
    'card.flow.list': '出品処理中…',
    'card.flow.listMany': '出品処理中…',
    'card.flow.steps': '処理中…',
    'card.flow.waiting': '待機中…',
    'card.held': (quantity) => `${quantity}点を所有`,
    'card.offer': 'オファーする',
    'card.price.down': '前回見たときから価格が下がりました。',
    'card.price.other': '前回見たときから価格が変わりました。',
    'card.price.up': '前回見たときから価格が上がりました。',
    'card.removeFromCart': 'カートから削除',
    'card.select': (name) => `${name}を選択`,
    'card.sold': '売却済み',
    'card.timeLeft': (time) => `残り${time}`,
    'card.view': '見る',

    /* CollectibleGrid */
    'card.broken': 'このアイテムを表示できませんでした。',
    collectibles: 'アイテム',
    emptyGrid: 'まだ何もありません。',
    gridError: 'アイテムを読み込めませんでした。',
    'grid.moreError': '続きを読み込めませんでした。',
    'grid.next': '次のページ',
    'grid.page': (page) => `${page}ページ`,
    'grid.pages': 'ページ',
    'grid.previous': '前のページ',
    'grid.refreshing': '更新を確認中…',
    loadMore: 'もっと見る',

    /* CollectibleView */
    about: '説明',
    attributes: '特徴',
    attributesMore: (count) =>
      plural('ja', count, { other: 'あと#件の特徴を表示' }),
    bestListing: '価格',
    contract: 'コントラクト',
    details: '詳細',
    each: '1点あたり',
    externalSite: 'ウェブサイト',
    highestListing: '最高値の出品',
    noOffers: 'まだありません',
    owner: '所有者',
    ownsOf: (held) => `${held}点を所有`,
    readLess: '閉じる',
    readMore: '続きを読む',
    tokenId: 'トークンID',
    tokenStandard: '規格',
    viewError: 'このアイテムを読み込めませんでした。',
    viewMissing: 'このアイテムは存在しません。',

    /* CollectionFilters */
    applyFilters: '結果を表示',
    applyFiltersTo: (count) => `${count}を表示`,
    chosen: (count) => plural('ja', count, { other: '#件選択中' }),
    connectForMine:
      '所有しているアイテムを見るには、ウォレットを接続してください。',
    filters: 'フィルター',
    filtersError: '特徴を読み込めませんでした。',
    filtersSet: (count) => plural('ja', count, { other: '#件適用中' }),
    marketplace: 'マーケットプレイス',
    moreFound: (count) =>
      plural('ja', count, { other: 'ほか#件は検索で見つけられます。' }),
    nothingFound: '一致するものはありません。',
    ownership: '所有状況',
    'ownership.any': 'すべて',
    rangeFrom: (name) => `${name}、最小`,
    rangeTo: (name) => `${name}、最大`,
    'rangeProblem.number': '数値を入力してください。',
    'rangeProblem.order': '最小値は最大値以下にしてください。',
    'rangeProblem.limits': (from, to) =>
      `${from}～${to}の数値を入力してください。`,
    searchFacet: (name) => `${name}を検索`,
    showFewer: '表示を減らす',
    showMore: (count) => plural('ja', count, { other: 'あと#件を表示' }),

    /* EditListingDialog */
    editTitle: '出品を編集',
    editAction: (price) => `${price}に変更`,
    editNothing: '変更なし',
    editCancelFirst:
      '以前の価格で購入されないよう、先に以前の出品を取り消してから新しい出品を作成します。その間は販売されません。',
    editListFirst:
      '販売が途切れないよう、先に新しい出品を作成してから以前の出品を取り消します。',
    editStay:
      '画面を開いたままにしてください。ウォレットでの確認が2回必要です。',
    editPartCancel: (price) => `${price}の出品を取り消す`,
    editPartList: '新しい出品を作成',
    editFree: '署名のみ、ネットワーク手数料なし',
    editGas: 'トランザクション、ネットワーク手数料あり',
    editUnlisted:
      '以前の出品は取り消されたため、販売されていません。完了するには、もう一度出品してください。',
    editBoth: (price) =>
      `両方の出品が有効です。${price}の以前の出品は、取り消すまで購入される可能性があります。`,
    editSold: '以前の価格で売却されました。',
    edited: '出品を更新しました',
    editedText:
      '以前の出品は取り消されました。購入者には新しい出品が表示されます。',
    changeAnyway: (price) => `それでも${price}に変更`,

    /* failure */
    findingAgreed: '同意した内容',
    findingFound: 'リクエストの内容',
    findingMore: (count) => plural('ja', count, { other: 'ほか#件' }),
    findingUnlimited: '無制限',
    'finding.allowance':
      '異なる金額がウォレットから引き出される可能性があります。',
    'finding.body': 'マーケットプレイスに送るデータが正しくないようです。',
    'finding.book':
      '誤ったオーダーブックで取り消され、出品が有効なまま残る可能性があります。',
    'finding.call': '何をする操作か判別できません。',
    'finding.cancelAll': '自分の出品がすべて取り消されます。',
    'finding.chain': '別のネットワーク向けです。',
    'finding.collection': '想定した種類のコレクションではありません。',
    'finding.contract': '不明なコントラクト宛てです。',
    'finding.currency': '通貨が異なります。',
    'finding.encoding':
      'リクエストの一部を読み取れないため、内容が隠されている可能性があります。',
    'finding.expiry': '終了日時が異なります。',
    'finding.fee': '同意していない手数料が支払われます。',
    'finding.holder': 'このアイテムの所有数が足りません。',
    'finding.item': 'アイテムが異なります。',
    'finding.maker': 'ほかの人の出品です。',
    'finding.message': '不明なメッセージに署名することになります。',
    'finding.method': '通常と異なる方法でマーケットプレイスを呼び出します。',
    'finding.missing': '希望した内容が含まれていません。',
    'finding.net': '受取額が少なくなります。',
    'finding.operator': '不明なコントラクトがトークンを移動します。',
    'finding.order': '出品が異なるか、すでに購入できません。',
    'finding.origin': '署名が不明なサイトに送られます。',
    'finding.price': '価格が異なります。',
    'finding.quantity': '数量が異なります。',
    'finding.recipient': '別の人がアイテムを受け取ることになります。',
    'finding.spender':
      '不明なコントラクトがトークンを引き出せるようになります。',
    'finding.start': '開始日時が異なります。',
    'finding.total': '合計が高くなっています。',
    'finding.transfer': 'ウォレットから別の資産も引き出されます。',
    'finding.typedData': '不明な内容に署名することになります。',
    'finding.unanswered':
      'ネットワークから応答がないため、すべては確認できませんでした。',
    'finding.unasked': '依頼していない操作が行われます。',
    'finding.unproven': 'この通貨での出品であることを確認できませんでした。',
    'finding.value': '送金額が異なります。',
    'finding.zone': '不明なコントラクトが、誰が購入できるかを決めます。',

    /* FlowNotices */
    notices: 'アクティビティ',
    'tray.failed': 'アクティビティを読み込めませんでした。',

    minimize: '最小化',
    andMore: (count) => plural('ja', count, { other: 'ほか#点' }),
    'tray.view': '見る',

    // Flows
    'resumed.running': (kind) => `${getNoun(kind)}が進行中です`,
    'resumed.failed': (kind) => `${getNoun(kind)}に失敗しました`,
    'resumed.interrupted': (kind) => `${getNoun(kind)}は完了していません`,
    'resumed.refused': (kind) =>
      `${getNoun(kind)}は署名済みですが、マーケットプレイスに拒否されました`,
    'resumedText.resuming': '別のタブで、または再読み込み前に開始しました。',
    'resumedText.running': '別のタブで進行中です。',
    'resumedText.here': 'そのまま閲覧を続けられます。完了まで処理します。',
    'resumedText.prompting': 'ウォレットが応答を待っているかもしれません。',
    'resumedText.sent': 'ネットワークでの確定を待っています。',
    'resumedText.done': '別のタブで、または再読み込み前に開始しました。',
    'resumedText.failed': '何も変更されていません。',
    'resumedText.interrupted':
      '残りのステップは送信されていません。もう一度始められます。',
    'resumedText.refused':
      '署名済みの注文は、期限までは約定する可能性があります。もう一度公開するか、取り消してください。',
    'resumedText.unresolved':
      'もう一度始める前に、ウォレットのアクティビティを確認してください。',
    refusedUntil: (date) =>
      `署名済みの注文は、${date}までは約定する可能性があります。もう一度公開するか、取り消してください。`,

    // Stop tracking a flow
    giveUp: '送信していない',
    giveUpTitle: '追跡をやめますか？',
    giveUpText:
      'もう一度始められるようになります。ウォレットが実際にリクエストを送信していた場合、二重に実行されるか、失敗してネットワーク手数料がかかる可能性があります。先にウォレットのアクティビティを確認してください。',
    giveUpConfirm: '追跡をやめる',
    giveUpKeep: '追跡を続ける',

    // Unfinished edits
    editLeft: (name) => `${name}は販売されていません`,
    editLeftText: (price) =>
      `以前の出品は取り消されましたが、${price}の新しい出品はまだ作成されていません。`,
    editLeftBoth: (name) => `${name}が二重に出品されています`,
    editLeftBothText: (price) =>
      `新しい出品は有効です。${price}の以前の出品は、取り消すまで購入される可能性があります。`,
    editLeftGoOn: '出品を完了する',

    listManyPartly: (listed, all) =>
      `${items(all)}のうち${items(listed)}を出品しました`,
    listManyLeft: '残りは出品されていません。ほかには何も送信していません。',
    listManyFinish: '残りを出品',

    /* ListDialog */
    listTitle: '出品する',
    listAction: (price) => `${price}で出品`,
    listAnyway: (price) => `それでも${price}で出品`,
    listingFees: 'マーケットプレイス手数料とロイヤリティ',
    listedAlready: (count) => `${count}点は出品済み`,
    notOwned: 'このアイテムを所有していません。',
    allListed:
      '所有しているものはすべて出品済みです。先に出品を編集するか、取り消してください。',
    alreadyListed: (price) =>
      `すでに${price}で出品中です。その出品は有効なままです。`,
    editThat: 'その出品を編集',
    earnings: '受取額',

    // Price
    belowOffer: (offer) => `すでに${offer}のオファーがあります。`,
    changePrice: '価格を変更',
    divisible:
      'マーケットプレイスによると、このアイテムは小数単位に分割できます。誤りの場合、ここに表示されている数より多く売ることになります。',
    enterPrice: '価格を入力',
    farBelowFloor: (share, floor) =>
      `フロア価格${floor}より${share}低い価格です。誰でもすぐに購入できます。`,
    marketUnknown: '市場価格または自分の出品を読み込めませんでした。',
    notCompared: (price) => `${price}とは比較できません。`,
    priceBelowFloor: (share) => `フロア価格より${share}低い`,
    priceHelp: '参考価格',
    pricePerItem: '1点あたりの価格',

    // Duration
    duration: '出品期間',
    endsAt: '終了日時',
    'endsAt.empty': '日付と時刻を選択してください。',
    'endsAt.tooSoon': (date) => `${date}より後の日時を選択してください。`,
    'endsAt.tooLate': (date) => `${date}より前の日時を選択してください。`,
    expires: (date) => `${date}に終了`,
    timeZone: (zone) => `タイムゾーン：${zone}`,
    untilDate: '日時を指定',

    // After it
    viewListing: '出品を見る',

    // Order book
    orderbook: '出品先',
    orderbookFee: (fee) => `手数料${fee}`,

    /* ListMany */
    listManyTitle: 'まとめて出品',
    listManyCount: (count) => items(count),
    listManyText: (count) =>
      count === 1
        ? 'ウォレットで出品を確認します。'
        : plural('ja', count, {
            other: 'ウォレットで#点を1点ずつ確認します。',
          }),
    listManyAction: (count) => `${items(count)}を出品`,
    listManyAnyway: (count) => `このまま${items(count)}を出品`,
    listManyAsked: '価格を確認してください。間違いと思われるものがあります。',
    listManyStopped:
      'ここで止まりました。残りは出品されていません。再試行すると同じ価格で続けます。',
    listManyNothing: '出品できるものは残っていません。',
    priceForAll: '全アイテムの価格',
    priceOf: (name) => `${name}の価格`,
    floorAnd: (change) => `フロア価格 ${change}`,
    receives: (amount) => `受取額 ${amount}`,
    isListed: '出品済み',
    'listPart.waiting': '待機中',
    'listPart.working': '出品処理中…',
    'listPart.done': '出品済み',
    'listPart.failed': '未出品',
    'listPart.filled': '売却済み',
    'listPart.cancelled': '取り消し済み',
    'listPart.expired': '期限切れ',
    'listPart.other': '出品終了',

    /* Marketplace */
    cartFull: (most) =>
      `カートがいっぱいです（${items(most)}）。先に購入するか、いくつか削除してください。`,
    collectionOffer: 'コレクションオファー',
    forSale: '販売中',
    items: 'アイテム',
    nothingCalled: (words) => `「${words}」に一致する結果はありません`,
    nothingMatches: 'このフィルターに一致するアイテムはありません。',
    showEverything: 'フィルターを解除',
    skipToItems: 'アイテムへ移動',
    sweep: 'まとめて購入',

    ownedTitle: '所有アイテム',
    ownedItems: 'アイテム',
    ownedListed: '出品中',
    ownedUnlisted: '未出品',
    ownedValue: 'フロア価格での評価額',
    cancelMine: '出品を取り消す',
    selectToList: 'まとめて出品',
    selectHint: '出品するアイテムを選んでください。',
    selectedCount: (count) => plural('ja', count, { other: '#点を選択中' }),
    selectMost: (most) => `一度に出品できるのは${items(most)}までです。`,
    selectEnd: '選択を終了',

    /* Media */
    mediaBroken: 'このファイルは表示できません。',
    mediaChoose: (kind, place, of) => `${kind}、${place} / ${of}`,
    mediaEnlarge: '拡大',
    mediaKind: (kind) => mediaNames[kind] ?? 'ファイル',
    mediaNone: '画像なし',
    mediaOpen: (kind) => mediaVerbs[kind] ?? '読み込む',
    mediaOriginal: '元のファイルを開く',

    /* PendingFlows */
    'tray.title': 'アクティビティ',
    'tray.open': (count) => plural('ja', count, { other: '#件の取引が進行中' }),
    'tray.empty': '進行中の取引はありません。',
    'tray.disconnected':
      'アクティビティを見るには、ウォレットを接続してください。',

    /* Price */
    bestOffer: '最高オファー',
    currency: '通貨',
    fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
    fees: '手数料',
    feesOther: 'その他の手数料',
    floor: 'フロア価格',
    floorError: 'フロア価格を読み込めませんでした。',
    floorNone: '出品なし',
    free: '無料',
    notListed: '未出品',
    price: '価格',
    total: '合計',
    wrapped: (symbol, coin) =>
      `${symbol}は${coin}をトークン化したものです（1:1）。`,

    /* StepsProgress */
    approveCollection: 'コレクション',
    copyTransaction: 'トランザクションハッシュをコピー',
    viewTransaction: 'トランザクションを見る',
    'wallet.open': (wallet) => `${wallet}を開く`,

    // Steps
    stepNow: (title, text) => `${title}。${text}`,
    stepOf: (position, count) => `ステップ${position} / ${count}`,
    'stepTitle.tokenApproval': (subject) => `${subject}を承認`,
    'stepTitle.buy': '購入',
    'stepTitle.sell': '売却',
    'stepTitle.createListing': '出品に署名して公開',
    'stepTitle.createOffer': 'オファーに署名して公開',
    'stepTitle.cancel': '出品を取り消す',
    'stepTitle.transaction': 'トランザクションを送信',
    'stepTitle.signature': '署名して公開',
    'stepTitle.message': 'メッセージに署名',
    'stepTitle.post': '公開',

    // What the current step waits for
    'stepText.switching': 'ウォレットでネットワークを切り替えてください。',
    'stepText.switchingIn': (wallet) =>
      `${wallet}でネットワークを切り替えてください。`,
    'stepText.prompting': 'ウォレットで確認してください。',
    'stepText.promptingIn': (wallet) => `${wallet}で確認してください。`,
    'stepText.bundled': 'ウォレットにまとめて表示されます。確認は1回です。',
    'stepText.bundledIn': (wallet) =>
      `${wallet}にまとめて表示されます。確認は1回です。`,
    'stepText.confirming':
      'ネットワークでの確定を待っています。少し時間がかかります。',
    'stepText.repriced':
      'トランザクションを高速化しました。確定を待っています。',
    'stepText.queued':
      'ほかの署名を待っています。この画面を離れても構いません。',
    'stepText.queuedFor': (needed) =>
      plural('ja', needed, {
        other:
          'ウォレットで所有者#人の署名を待っています。この画面を離れても構いません。',
      }),
    'stepText.posting': 'マーケットプレイスに送信しています。',

    /* SweepDialog */
    sweepTitle: '最安値からまとめて購入',
    sweepBy: '選び方',
    sweepByCount: '数量',
    sweepByBudget: '予算',
    sweepCount: '購入する数量',
    sweepBudget: '最大支払額',
    sweepFound: (count) => `${items(count)}が出品中`,
    sweepUpTo: (count) => `一度に${items(count)}まで`,
    sweepEmpty: 'この通貨での出品はありません。',
    sweepOthers: 'ほかの通貨は対象外です。',
    sweepTooLittle: (price) => `最も安いアイテムは${price}です。`,
    sweepNothing: '未選択',
    sweepRange: '価格帯',
    sweepLimited: (most) => `一度に購入できるのは${listings(most)}までです。`,
    sweepUnread: (count) =>
      plural('ja', count, {
        other: '最も安い#件の出品から選びました。ほかにもあります。',
      }),
    sweepValue: (count, all) => `${all}点中${count}点`,

    /* table */
    // Columns
    columnActions: '操作',
    columnEnds: '終了',
    columnFloor: 'フロア比',
    columnFor: '対象',
    columnMaker: 'ユーザー',
    columnMarketplace: 'マーケットプレイス',
    columnNet: '売り手の受取額',
    columnPrice: '価格',
    columnQuantity: '数量',
    columnUnitPrice: '単価',

    // Cells
    atFloor: 'フロア価格',
    ended: '終了',
    feesNet: '売り手の受取額',
    feesOf: (percent) => `手数料：${percent}`,
    feesTitle: '価格の内訳',
    forCollection: 'コレクション全体',
    forItem: 'このアイテム',
    noEnd: '期限なし',
    'problem.filled': '売却済み',
    'problem.cancelled': '取り消し済み',
    'problem.expired': '期限切れ',
    'problem.inactive': '保留中：売り手が現在引き渡せません',
    'problem.gone': '購入できません',
    'problem.early': '開始前',
    'problem.unknown': '読み取れません',

    // Listings
    listings: '出品',
    listingsEmpty: '出品はありません',
    'row.addToCart': 'カートに追加',
    'row.buy': '購入',
    'row.cancel': '取り消す',
    'row.edit': '編集',
    'row.inCart': 'カートに追加済み',

    // Offers
    makeOffer: 'オファーする',
    offers: 'オファー',
    offersEmpty: 'オファーはありません',
    'row.accept': '承諾',

    contracts: 'コントラクト',
    contractsEmpty: 'このプロジェクトにはまだコントラクトがありません。',
    contractSources: 'コントラクトのテンプレート',
    contractSourcesEmpty: 'コントラクトのテンプレートはまだありません。',
    columnAddress: 'アドレス',
    columnAudited: '監査',
    columnAuthor: '作者',
    columnCreated: '作成日',
    columnEmail: 'メール',
    columnLicense: 'ライセンス',
    columnName: '名前',
    columnSource: 'ソース',
    columnType: '種類',
    audited: '監査済み',
    disabled: '無効',
    moreInfo: '詳細',
    unnamed: '名前なし',
    contacts: '連絡先',
    contactsEmpty: 'このオーディエンスにはまだ連絡先がありません。',
    contactCount: (count) => plural('ja', count, { other: '連絡先#件' }),
    personalHidden: '非表示',
    personalHide: '名前とメールを隠す',
    personalShow: '名前とメールを表示',
    personalText: '名前とメールは個人情報のため、非表示です。',

    pageNext: '次のページ',
    pageOf: (page) => `${page}ページ`,
    pagePrevious: '前のページ',
    refreshing: '更新中',
    sortedBy: (column) => `${column}で並べ替え`,
    tableError: 'この一覧を読み込めませんでした。',

    /* trade */
    signedTitle: 'このアイテムの出品にはすでに署名しています',
    signedText: (price, date) =>
      `価格は${price}で、${date}まで有効な可能性があります。再度出品しても、${price}で購入される可能性があります。`,
    signedTextUnknown:
      '有効な可能性があります。再度出品しても、以前の価格で購入される可能性があります。',
    signedCancelFirst: '先に取り消す',
    signedAnyway: 'それでも出品する',

    'signed.lost': '署名済みの出品がマーケットプレイスに届いたか確認できません',
    'signed.replaced': '以前に署名した出品が有効な可能性があります',
    'signedText.lost': (price, date) =>
      `${date}まで${price}で有効な可能性があります。もう一度確認するか、取り消してください。`,
    'signedText.refused': (price, date) =>
      `${date}までは${price}で購入される可能性があります。もう一度公開するか、取り消してください。`,

    // Amounts
    additionalFees: '追加手数料',
    addFunds: (symbol) => `${symbol}を追加`,
    approvalText:
      'マーケットプレイスのコントラクトに、このコレクションのうち出品に署名したアイテムの移動を許可します。コレクションごとに1回だけ必要です。',
    approveCurrencyText:
      'マーケットプレイスのコントラクトに、この金額のみの使用を許可します。',
    balance: '残高',
    decrease: '数量を減らす',
    increase: '数量を増やす',
    insufficientFunds: (symbol) => `${symbol}が足りません`,
    insufficientFundsText: (missing) =>
      `このウォレットにはあと${missing}が必要です。`,
    maximum: '最大',
    named: (label, name) => `${label}：${name}`,
    paid: (price) => `${price}を支払いました。`,
    priceAccept: (price) => `${price}で同意`,
    priceMoved: (before, now) => `価格が${before}から${now}に変わりました。`,
    priceUnverified:
      '通貨のコントラクトが小数点以下の桁数を返さないため、この価格を検証できません。ここではこの通貨で購入できません。',
    quantity: '数量',
    quantityOf: (available) => `/ ${available}`,
    'price.indivisible': (multiple) =>
      `このアイテムは1個未満でも購入できるため、価格は${multiple}の倍数にしてください。`,
    'price.invalid': '数値を入力してください（例：0.5）',
    'price.tooLarge': '価格が高すぎます。',
    'price.tooManyDecimals': (symbol, decimals) =>
      `${symbol}の小数点以下は${plural('ja', decimals, { other: '#桁' })}までです。`,
    'price.zero': '価格は0より大きくしてください。',

    // The button while a trade runs
    'working.quoting': '確認中…',
    'working.resuming': '結果を確認中…',
    'working.indexing.buy': '支払い済み。マーケットプレイスへの反映待ち…',
    'working.indexing.list': '公開済み。マーケットプレイスへの反映待ち…',
    'working.indexing.cancel': '取り消し済み。マーケットプレイスへの反映待ち…',
    'working.waiting': '準備中…',
    'working.switching': 'ウォレットでネットワークを切り替え…',
    'working.switchingIn': (wallet) => `${wallet}でネットワークを切り替え…`,
    'working.prompting': 'ウォレットで確認…',
    'working.promptingIn': (wallet) => `${wallet}で確認…`,
    'working.confirming': '確定を待っています…',
    'working.queued': '署名を待っています…',
    'working.posting': '公開中…',

    // Why a trade takes longer than usual
    'wait.offline': 'オフラインです。オンラインに戻ると続行します。',
    'wait.quoting': 'マーケットプレイスの応答に通常より時間がかかっています。',
    'wait.resuming': '結果の確認に通常より時間がかかっています。',
    'wait.waiting': '通常より時間がかかっています。',
    'wait.switching':
      'ウォレットを開いてください。切り替えのリクエストが隠れている可能性があります。',
    'wait.prompting':
      'ウォレットを開いてください。リクエストが隠れている可能性があります。',
    'wait.confirming':
      '確定に通常より時間がかかっています。閉じても、完了まで処理します。',
    'wait.unreachable':
      'ネットワークに接続できません。まだ実行される可能性があるため、もう一度送信しないでください。',
    'wait.posting': '公開に通常より時間がかかっています。',
    'wait.indexing':
      '処理は完了しました。マーケットプレイスへの反映に通常より時間がかかっています。',

    // Questions
    reviewTitle: 'すべては検証できません',
    reviewText:
      'マーケットプレイスが、完全には検証できない操作を求めています。まだ送信していません。',
    reviewContinue: 'それでも続ける',
    reviewStop: '中止',
    consentTitle: 'リクエストを再送信しますか？',
    'consentText.buy':
      '最初のリクエストがまだ実行される可能性があります。その場合は代金、または少なくともネットワーク手数料を二重に支払うことになります。先にウォレットのアクティビティを確認してください。',
    'consentText.list':
      '最初のリクエストがまだ実行される可能性があります。その場合はアイテムが二重に出品されます。先にウォレットのアクティビティを確認してください。',
    'consentText.cancel':
      '最初のリクエストがまだ実行される可能性があります。その場合はネットワーク手数料を二重に支払うことになります。先にウォレットのアクティビティを確認してください。',
    consentAsk: '確認したので再送信する',
    consentKeep: '再送信しない',

    // When it is done
    copyLink: 'リンクをコピー',
    done: '完了',
    share: '共有',
    viewItem: 'アイテムを見る',

    'wallet.connecting': '接続中…',
    'wallet.reconnecting': 'ウォレットに再接続中…',
    'wallet.switchTo': (chain) => `${chain}に切り替え`,
    'wallet.switching': 'ウォレットでネットワークを切り替え…',
    'wallet.wrongChain': (chain) =>
      `ウォレットが別のネットワークになっています。続けるには${chain}に切り替えてください。`,
    'wallet.switchDeclined': 'ウォレットで切り替えを拒否しました。',
    'wallet.switchFailed': (chain) =>
      `ウォレットが切り替わりませんでした。ウォレットで${chain}を選ぶか追加してから、戻ってきてください。`,
    'wallet.wrongAccount': (account) =>
      `続けられるのは${account}だけです。ウォレットでそのアカウントに切り替えてください。`,
    'wallet.watchOnly':
      'このウォレットは閲覧専用のため、署名や送信ができません。別のウォレットを接続してください。',
  },
}
