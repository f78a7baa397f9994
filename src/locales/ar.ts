import { isolate } from '../labels/isolate.js'
import type { Locale } from '../labels/locale.js'
import { nameFrom } from '../labels/nameFrom.js'
import { plural } from '../labels/plural.js'

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'أوامر على السلسلة',
  service_marketplace_v2: 'أوامر موقّعة',
  unknown: 'غير معروف',
}

type Count = number | bigint

/** A number alone. */
const number = (count: Count) => plural('ar', count, { other: '#' })

/** How many items. */
const pieces = (count: Count) =>
  plural('ar', count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  })

/** How many items, where a preposition or a verb rules them. */
const ofPieces = (count: Count) =>
  plural('ar', count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  })

/** How many listings. */
const listings = (count: Count) =>
  plural('ar', count, {
    zero: 'لا إدراجات',
    one: 'إدراج واحد',
    two: 'إدراجان',
    few: '# إدراجات',
    many: '# إدراجًا',
    other: '# إدراج',
  })

/** How many listings, where a preposition or a noun rules them. */
const ofListings = (count: Count) =>
  plural('ar', count, {
    zero: 'لا إدراجات',
    one: 'إدراج واحد',
    two: 'إدراجين',
    few: '# إدراجات',
    many: '# إدراجًا',
    other: '# إدراج',
  })

/** Returns the noun of a kind of flow. */
function getNoun(kind: string): string {
  const nouns = {
    buy: 'الشراء',
    cancel: 'الإلغاء',
    cancelMany: 'الإلغاء',
    edit: 'تعديل الإدراج',
    list: 'الإدراج',
    listMany: 'الإدراج',
  }
  return nouns[kind as keyof typeof nouns] ?? 'المعاملة'
}

const mediaNames: Record<string, string> = {
  audio: 'صوت',
  image: 'صورة',
  model: 'مجسّم ثلاثي الأبعاد',
  page: 'صفحة ويب',
  video: 'فيديو',
}

const mediaVerbs: Record<string, string> = {
  model: 'عرض ثلاثي الأبعاد',
  page: 'فتح الصفحة هنا',
  video: 'عرض الفيديو',
}

const feeNames: Record<string, string> = {
  creator: 'حصة المبدع',
  marketplace: 'رسوم السوق',
  platform: 'رسوم السوق',
  royalty: 'حصة المبدع',
}

/** Modern Standard Arabic, from right to left. */
export const ar: Locale = {
  code: 'ar',
  direction: 'rtl',
  labels: {
    /* Everywhere */
    // Actions
    buy: 'شراء',
    buyFor: (price) => isolate`شراء مقابل ${price}`,
    cancel: 'إلغاء الإدراج',
    close: 'إغلاق',
    connect: 'ربط المحفظة',
    copied: 'تم النسخ',
    copy: (what) => isolate`نسخ ${what}`,
    copyAddress: 'العنوان',
    copyTokenId: 'معرّف الرمز',
    dismiss: 'إخفاء',
    list: 'عرض للبيع',
    loading: 'جارٍ التحميل…',
    retry: 'إعادة المحاولة',
    viewOnExplorer: 'عرض في المستكشف',

    // Names and values
    chain: 'الشبكة',
    marketplaceName: (name) => marketplaceNames[name] ?? nameFrom(name),
    pair: (name, value) => isolate`${name}: ${value}`,
    rangeBetween: (from, to) => isolate`${from} – ${to}`,
    times: (quantity) => isolate`${`×${quantity}`}`,
    unknown: 'غير معروف',
    unknownItem: 'قطعة غير معروفة',
    untitled: (tokenId) => isolate`${`#${tokenId}`}`,
    you: 'أنت',

    // Widgets that wait, are out of date or broken
    checking: 'جارٍ التحقق…',
    'grid.stale': 'تعذّر التحديث. قد تكون المعلومات قديمة.',
    offline: 'لا يوجد اتصال بالإنترنت.',
    offlineText: 'قد تكون المعلومات قديمة. سنحدّثها عند عودة الاتصال.',
    widgetBroken: 'حدث خطأ هنا.',

    copyDetails: 'التفاصيل',
    showDetails: 'التفاصيل',
    'error.unknown': 'حدث خطأ.',
    'error.configuration': 'لم يُضبط هذا التطبيق على نحو صحيح.',
    'error.invalidResponse': 'أرسل السوق ردًا لا نستطيع قراءته.',
    'error.invalidStep': 'طلب السوق شيئًا لا نستطيع تنفيذه بأمان، فحظرناه.',
    'guard.match': 'أوقفت هذا الطلب.',
    'guard.unknown': 'طلب السوق شيئًا لا نفهمه كاملًا، فحظرناه.',
    'guard.mismatch': 'طلب السوق شيئًا غير ما وافقت عليه، فحظرناه.',
    'request.unauthorized': 'لا يتعرّف السوق على مفتاح هذا التطبيق.',
    'request.permissionDenied':
      'لا يملك هذا التطبيق صلاحية الوصول إلى هذا السوق.',
    'request.invalidArgument': 'رفض السوق هذا الطلب.',
    'request.rateLimited': 'طلبات كثيرة جدًا: انتظر لحظة ثم أعد المحاولة.',
    'request.notFound': 'لا يوجد سجل لهذا لدى السوق.',
    'request.badRequest': 'رفض السوق هذا الطلب.',
    'request.server': 'يواجه السوق مشكلات حاليًا.',
    'request.timeout': 'لم يردّ السوق في الوقت المناسب.',
    'request.network': 'تعذّر الوصول إلى السوق: تحقق من اتصالك وأعد المحاولة.',
    'step.rejected': 'رفضت هذا في محفظتك.',
    'step.wrongAccount': 'ارجع إلى الحساب الذي بدأت به للمتابعة.',
    'step.noWallet': 'اربط محفظتك للمتابعة.',
    'step.wrongChain': 'محفظتك على شبكة أخرى ولم تبدّلها.',
    'step.walletBusy': 'أجب أولًا عن الطلب المفتوح في محفظتك.',
    'step.popupBlocked':
      'حجب متصفحك نافذة محفظتك. اسمح بالنوافذ المنبثقة وأعد المحاولة.',
    'step.locked': 'محفظتك مقفلة. افتح قفلها وحاول مرة أخرى.',
    'step.device':
      'محفظتك العتادية غير جاهزة. صِلها وافتح التطبيق الصحيح عليها واسمح بالتوقيع الأعمى، ثم حاول مرة أخرى.',
    'step.session': 'انتهى الاتصال بمحفظتك. أعد توصيلها وحاول مرة أخرى.',
    'step.unsupported': 'محفظتك لا تدعم هذا الطلب. جرّب محفظة أخرى.',
    'step.wallet': 'لم تتمكن محفظتك من إتمام هذا.',
    'step.insufficientFunds':
      'رصيد محفظتك أو المبلغ الذي وافقت عليه لا يكفي لهذا.',
    'step.reverted': 'فشلت المعاملة، ربما لأن أحدهم سبقك.',
    'step.replaced': 'استبدلت المعاملة بمعاملة مختلفة.',
    'step.cancelled': 'ألغيت المعاملة في محفظتك.',
    'step.notConfirmed': 'تم الإرسال، لكن الشبكة لم تؤكده بعد.',
    'step.queued': 'في انتظار تواقيع أخرى.',
    'step.unresolved': 'بدأت هذا سابقًا، ولا نعرف كيف انتهى.',
    'step.signed': 'سبق أن وقّعت إدراجًا آخر لهذه القطعة قد يكون ساريًا.',
    'step.running':
      'هذا قيد التنفيذ في علامة تبويب أخرى. دعه ينتهي هناك أو أغلقها.',
    'step.post': 'تم التوقيع، لكن السوق رفضه.',
    'step.notPosted': 'تم التوقيع، لكن السوق لم يؤكده.',
    'step.altered': 'نفّذت الشبكة شيئًا لم توافق عليه.',
    'step.aborted': 'تم إيقاف هذا.',
    walletSays: 'تقول محفظتك:',
    'funds.no': 'لم يُخصم منك شيء.',
    'funds.approved': 'دفعت رسوم الشبكة فقط، وتبقى موافقتك للمرة القادمة.',
    'funds.fee': 'دفعت رسوم الشبكة فقط.',
    'funds.signed':
      'قد ينفّذ أحدهم أمرك الموقّع حتى انتهاء مدته: أعد نشره أو ألغِه.',
    'funds.lost': 'قد يكون أمرك الموقّع ساريًا. لن تنشره إعادة المحاولة مرتين.',
    'funds.maybe': 'قد يُنفَّذ هذا لاحقًا، لذا تحقق من محفظتك قبل إعادة المحاولة.',
    'funds.yes': 'نُفّذت معاملة، ويمكنك المتابعة من هنا.',

    // Success
    bought: (name, quantity) =>
      quantity === '1'
        ? isolate`أصبح ملكك: ${name}`
        : isolate`أصبحت ملكك: ${name} (${quantity})`,
    boughtText: 'في محفظتك الآن.',
    basketBought: (count) =>
      count === 1n ? 'أصبح ملكك' : `أصبحت ملكك: ${pieces(count)}`,
    basketPartly: (bought, all) =>
      `أصبحت ملكك ${number(bought)} من ${ofPieces(all)}`,
    basketMissedText: 'سبقك غيرك. لم يُخصم منك ثمن البقية.',
    cancelled: (name) => isolate`لم يعد ${name} معروضًا للبيع`,
    cancelledText: 'تبقى القطعة في محفظتك.',
    listed: (name) => isolate`${name} معروض للبيع`,
    listedMany: (count) => `معروض للبيع: ${pieces(count)}`,
    listedText: 'يستطيع المشترون رؤيته الآن.',
    'resumed.done': (kind) => `تم تنفيذ ${getNoun(kind)}`,

    // Not settled
    'resumed.resuming': (kind) => `جارٍ إكمال ${getNoun(kind)}…`,
    'resumed.unresolved': (kind) => `لا نعرف نتيجة ${getNoun(kind)}`,
    askAgain: 'إرسال الطلب مجددًا',
    cancelSigned: 'إلغاء الأمر الموقّع',
    checkAgain: 'التحقق مجددًا',
    editCancelOld: 'إلغاء الإدراج القديم',
    keepWaiting: 'متابعة الانتظار',
    repost: 'إعادة النشر',

    /* ActivityTable */
    activity: 'النشاط',
    activityEmpty: 'لا توجد إدراجات أو عروض شراء',
    columnAccount: 'صاحب العرض',
    columnEvent: 'الحدث',
    columnTime: 'الوقت',
    'event.listing.created': 'عُرضت للبيع',
    'event.listing.filled': 'تم البيع',
    'event.listing.cancelled': 'أُلغي الإدراج',
    'event.listing.expired': 'انتهت مدة الإدراج',
    'event.offer.created': 'قُدّم عرض شراء',
    'event.offer.filled': 'قُبل عرض الشراء',
    'event.offer.cancelled': 'أُلغي عرض الشراء',
    'event.offer.expired': 'انتهت مدة عرض الشراء',

    /* BrowseToolbar */
    activeFilters: 'عوامل التصفية المُفعّلة',
    clearFilters: 'مسح الكل',
    clearSearch: 'مسح البحث',
    comfortable: 'بطاقات كبيرة',
    compact: 'بطاقات صغيرة',
    density: 'حجم البطاقة',
    'ownership.mine': 'ملكك',
    'ownership.others': 'ليس ملكك',
    rangeAtLeast: (from) => isolate`${from} أو أكثر`,
    rangeAtMost: (to) => isolate`${to} أو أقل`,
    removeFilter: (filter) => isolate`إزالة عامل التصفية: ${filter}`,
    results: (count) => pieces(count),
    resultsOver: (count) => `أكثر من ${pieces(count)}`,
    search: 'بحث',
    searchCollectibles: 'البحث في القطع',
    searchIn: (collection) => isolate`البحث في ${collection}`,
    show: 'إظهار',
    showAll: 'الكل',
    showListed: 'معروض للبيع',
    showUnlisted: 'غير معروض للبيع',
    sort: 'ترتيب',

    /* BuyDialog */
    'checked.match': 'تم التحقق: ينفّذ ما وافقت عليه بالضبط',
    'checked.unknown': 'لم نتمكن من التحقق من كل شيء',
    'checked.mismatch': 'هذا ليس ما وافقت عليه',
    'checked.fails': 'سيفشل هذا إن أُرسل الآن',
    'checked.approve': (amount, who) =>
      isolate`يسمح لـ ${who} بإنفاق ${amount}`,
    'checked.approveAll': (who) =>
      isolate`يسمح لـ ${who} بنقل قطع هذه المجموعة`,
    'checked.pay': (amount) => isolate`تدفع ${amount} إضافةً إلى رسوم الشبكة`,
    'checked.receive': (item) => isolate`تستلم ${item}`,
    'checked.fee': (amount, who) => isolate`يذهب ${amount} إلى ${who}`,
    'checked.tried': 'تمت المحاكاة للتو: ناجحة',
    'checked.triedFirst': 'تمت محاكاة الخطوة الأولى للتو: ناجحة',
    'checked.notTried': 'تعذّرت المحاكاة',

    buyTitle: 'شراء',
    included: 'مشمولة',
    networkFee: 'رسوم الشبكة',
    networkFeeByWallet: 'تظهر في محفظتك',
    notForSaleYet: 'غير معروض للبيع بعد',
    notForSaleYetText: 'يجري نشر هذا الإدراج. يمكنك الشراء منه بعد لحظة.',
    orderGone: 'لم يعد هذا الإدراج متاحًا: تم بيعه أو إلغاؤه أو انتهت مدته.',
    orderGoneNext: (price) => isolate`شراء التالي مقابل ${price}`,
    ownedNow: 'أصبحت القطعة ملكك.',
    ownListing: 'هذا الإدراج لك.',
    quantityShrunk: (available) => isolate`لم يبقَ سوى ${available}.`,
    several: (quantity, name) => isolate`${name} (${quantity})`,
    unitPrice: 'سعر القطعة',

    /* CancelDialog */
    // One listing
    cancelTitle: 'إلغاء الإدراج',
    cancelText:
      'بعد الإلغاء لن يستطيع أحد الشراء من هذا الإدراج. وحتى ذلك الحين يبقى ساريًا، حتى لو نقلت القطعة ثم أعدتها.',
    cancelGas: 'الإلغاء معاملة لها رسوم شبكة.',
    cancelFree: 'يتطلب الإلغاء توقيعًا فقط، من دون رسوم شبكة.',
    'cancelEnded.filled': (name) => isolate`سبق بيع ${name}`,
    'cancelEnded.cancelled': (name) => isolate`سبق إلغاء إدراج ${name}`,
    'cancelEnded.expired': (name) => isolate`انتهت مدة إدراج ${name}`,
    'cancelEnded.other': (name) => isolate`لم يعد ${name} معروضًا للبيع`,
    cancelOverText: 'لم يعد أحد يستطيع الشراء من هذا الإدراج.',

    // Several
    cancelManyTitle: 'إلغاء الإدراجات',
    cancelManyCount: (count) => listings(count),
    cancelManyText: (count) =>
      count === 1
        ? 'بعد الإلغاء لن يستطيع أحد الشراء من هذا الإدراج. وحتى ذلك الحين يبقى ساريًا، حتى لو نقلت القطعة ثم أعدتها.'
        : `بعد الإلغاء لن يستطيع أحد الشراء من هذه الإدراجات. وحتى ذلك الحين تبقى سارية، حتى لو نقلت القطع ثم أعدتها. ستطلب محفظتك التأكيد ${plural('ar', count, { two: 'مرتين', few: '# مرات', other: '# مرة' })}.`,
    cancelManyAction: (count) => `إلغاء ${ofListings(count)}`,
    cancelManyGoOn: (count) => `المتابعة مع ${ofListings(count)}`,
    cancelManyNone: 'اختر إدراجًا',
    cancelManyStopped: 'توقف الإلغاء هنا. لم تُرسل البقية.',
    cancelManyDone: (count) => `سُحب من السوق: ${listings(count)}`,
    cancelManyKept: 'تبقى القطع في محفظتك.',
    'cancelPart.waiting': 'في الانتظار',
    'cancelPart.working': 'جارٍ الإلغاء',
    'cancelPart.done': 'أُلغي',
    'cancelPart.ended': 'انتهى بالفعل',
    'cancelPart.failed': 'ما زال معروضًا',

    /* CartDrawer */
    basketBuy: (count, price) =>
      count === 1n
        ? isolate`شراء مقابل ${price}`
        : isolate`شراء ${number(count)} مقابل ${price}`,
    basketGone: (name) =>
      isolate`${name}: تم بيعه، أو أُلغي إدراجه أو انتهت مدته.`,
    basketItems: (count) => pieces(count),
    basketLeaveOut: 'المتابعة من دونه',
    basketMissed: 'لم تحصل عليه',
    basketYours: 'ملكك',

    addToCart: 'إضافة إلى السلة',
    cart: 'السلة',
    cartOf: (count) => `السلة، ${pieces(count)}`,
    cartCount: (count) => pieces(count),
    cartApart: 'تُدفع على حدة: مجموعة أو سوق أو عملة مختلفة.',
    cartBrowse: 'متابعة التصفح',
    cartEmpty: 'سلتك فارغة',
    cartEmptyText: 'أضف ما يعجبك أثناء التصفح، ثم ادفع ثمنه دفعة واحدة.',
    cartLeft: (count) => `لا يزال في سلتك ${pieces(count)}.`,
    cartPutBack: 'تراجع',
    cartRemoveUnavailable: 'إزالة',
    cartUnavailable: (count) => `لم تعد معروضة للبيع (${number(count)})`,
    checkOut: 'إتمام الشراء',
    checkOutBack: 'العودة إلى السلة',
    checkOutOf: (count, price) =>
      isolate`إتمام شراء ${ofPieces(count)} مقابل ${price}`,
    clearCart: 'إزالة الكل',
    removeFromCart: (name) => isolate`إزالة ${name} من السلة`,

    // Lines
    cartAccept: (price) => isolate`قبول ${price}`,
    cartAcceptFewer: (available) => isolate`الاكتفاء بـ ${available}`,
    cartReplace: (price) => isolate`استبدالها بأخرى بسعر ${price}`,
    'cartLine.gone': 'تم بيعه أو إلغاؤه أو انتهت مدته',
    'cartLine.own': 'هذا الإدراج لك',
    'cartLine.cheaper': (before) => isolate`انخفض من ${before}`,
    'cartLine.dearer': (before) => isolate`كان ${before}`,
    'cartLine.fewer': (available) => isolate`لم يبقَ سوى ${available}`,

    /* CollectibleCard */
    inCart: 'في السلة',
    owned: 'ملكك',
    yours: 'إدراجك',
    'card.addToCart': 'إضافة إلى السلة',
    'card.bid': 'عرض شراء',
    'card.buyFor': (price) => isolate`مقابل ${price}`,
    'card.edit': 'تعديل الإدراج',
    'card.expired': 'انتهى',
    'card.flow.buy': 'جارٍ الشراء…',
    'card.flow.cancel': 'جارٍ الإلغاء…',
    'card.flow.cancelMany': 'جارٍ الإلغاء…',
    'card.flow.edit': 'جارٍ تحديث الإدراج…',
    'card.flow.list': 'جارٍ الإدراج…',
    'card.flow.listMany': 'جارٍ الإدراج…',
    'card.flow.steps': 'جارٍ التنفيذ…',
    'card.flow.waiting': 'في الانتظار…',
    'card.held': (quantity) => isolate`لديك ${quantity}`,
    'card.offer': 'تقديم عرض شراء',
    'card.price.down': 'انخفض السعر منذ آخر مرة رأيته.',
    'card.price.other': 'تغيّر السعر منذ آخر مرة رأيته.',
    'card.price.up': 'ارتفع السعر منذ آخر مرة رأيته.',
    'card.removeFromCart': 'إزالة من السلة',
    'card.select': (name) => isolate`تحديد ${name}`,
    'card.sold': 'تم البيع',
    'card.timeLeft': (time) => isolate`متبقٍ ${time}`,
    'card.view': 'فتح',

    /* CollectibleGrid */
    'card.broken': 'تعذّر عرض هذه القطعة.',
    collectibles: 'القطع',
    emptyGrid: 'لا يوجد شيء هنا بعد.',
    gridError: 'تعذّر تحميل هذه القطع.',
    'grid.moreError': 'تعذّر تحميل المزيد.',
    'grid.next': 'الصفحة التالية',
    'grid.page': (page) => isolate`الصفحة ${page}`,
    'grid.pages': 'الصفحات',
    'grid.previous': 'الصفحة السابقة',
    'grid.refreshing': 'جارٍ البحث عن تحديثات…',
    loadMore: 'عرض المزيد',

    /* CollectibleView */
    about: 'الوصف',
    attributes: 'السمات',
    attributesMore: (count) =>
      plural('ar', count, {
        zero: 'لا سمات أخرى',
        one: 'عرض سمة واحدة أخرى',
        two: 'عرض سمتين أخريين',
        few: 'عرض # سمات أخرى',
        many: 'عرض # سمة أخرى',
        other: 'عرض # سمة أخرى',
      }),
    bestListing: 'السعر',
    contract: 'العقد',
    details: 'التفاصيل',
    externalSite: 'الموقع الإلكتروني',
    each: 'للقطعة',
    highestListing: 'أعلى إدراج',
    noOffers: 'لا يوجد بعد',
    owner: 'المالك',
    ownsOf: (held) => isolate`لديك ${held}`,
    readLess: 'قراءة أقل',
    readMore: 'قراءة المزيد',
    tokenId: 'معرّف الرمز',
    tokenStandard: 'المعيار',
    viewError: 'تعذّر تحميل هذه القطعة.',
    viewMissing: 'هذه القطعة غير موجودة.',

    /* CollectionFilters */
    applyFilters: 'إظهار النتائج',
    applyFiltersTo: (count) => isolate`إظهار النتائج: ${count}`,
    chosen: (count) =>
      plural('ar', count, {
        zero: 'لم يُختر شيء',
        one: 'خيار واحد',
        two: 'خياران',
        few: '# خيارات',
        many: '# خيارًا',
        other: '# خيار',
      }),
    connectForMine: 'اربط محفظتك لرؤية ما تملكه.',
    filters: 'عوامل التصفية',
    filtersError: 'تعذّر تحميل السمات.',
    filtersSet: (count) =>
      plural('ar', count, {
        zero: 'لا شيء مُفعّل',
        one: 'عامل واحد مُفعّل',
        two: 'عاملان مُفعّلان',
        few: '# عوامل مُفعّلة',
        other: '# عاملًا مُفعّلًا',
      }),
    marketplace: 'السوق',
    moreFound: (count) =>
      plural('ar', count, { other: 'هناك المزيد (#). استخدم البحث.' }),
    nothingFound: 'لا توجد نتائج.',
    ownership: 'الملكية',
    'ownership.any': 'الكل',
    rangeFrom: (name) => isolate`${name}، الحد الأدنى`,
    rangeTo: (name) => isolate`${name}، الحد الأقصى`,
    'rangeProblem.number': 'أدخل رقمًا.',
    'rangeProblem.order': 'لا يمكن أن يتجاوز الحد الأدنى الحد الأقصى.',
    'rangeProblem.limits': (from, to) =>
      isolate`أدخل أرقامًا بين ${from} و${to}.`,
    searchFacet: (name) => isolate`البحث في ${name}`,
    showFewer: 'إظهار أقل',
    showMore: (count) => plural('ar', count, { other: 'إظهار المزيد (#)' }),

    /* EditListingDialog */
    editTitle: 'تعديل الإدراج',
    editAction: (price) => isolate`تغيير إلى ${price}`,
    editNothing: 'لا توجد تغييرات',
    editCancelFirst:
      'نلغي الإدراج القديم أولًا حتى لا يشتري أحد بالسعر القديم، ثم ننشئ الجديد. لن تكون القطعة معروضة للبيع بينهما.',
    editListFirst:
      'ننشئ الإدراج الجديد أولًا لتبقى القطعة معروضة للبيع، ثم نلغي القديم.',
    editStay: 'أبقِ هذه النافذة مفتوحة. ستطلب محفظتك التأكيد مرتين.',
    editPartCancel: (price) => isolate`إلغاء الإدراج بسعر ${price}`,
    editPartList: 'إنشاء إدراج جديد',
    editFree: 'توقيع فقط، من دون رسوم شبكة',
    editGas: 'معاملة لها رسوم شبكة',
    editUnlisted:
      'أُلغي الإدراج القديم، لذا القطعة غير معروضة للبيع. اعرضها مجددًا لإنهاء التعديل.',
    editBoth: (price) =>
      isolate`الإدراجان ساريان. يمكن الشراء من القديم بسعر ${price} إلى أن تلغيه.`,
    editSold: 'بيعت بالسعر القديم.',
    edited: 'تم تحديث الإدراج',
    editedText: 'أُلغي الإدراج القديم. يرى المشترون الجديد.',
    changeAnyway: (price) => isolate`التغيير إلى ${price} رغم ذلك`,

    /* failure */
    findingAgreed: 'المتفق عليه',
    findingFound: 'المطلوب',
    findingMore: (count) =>
      plural('ar', count, {
        zero: 'لا ملاحظات أخرى',
        one: 'ملاحظة أخرى',
        two: 'ملاحظتان أخريان',
        few: '# ملاحظات أخرى',
        other: '# ملاحظة أخرى',
      }),
    findingUnlimited: 'بلا حد',
    'finding.allowance': 'قد يُؤخذ من محفظتك مبلغ مختلف.',
    'finding.body': 'تبدو البيانات المرسلة إلى السوق غير صحيحة.',
    'finding.book': 'قد يتم الإلغاء في دفتر الأوامر الخطأ، فيبقى إدراجك ساريًا.',
    'finding.call': 'لا نعرف ما يفعله هذا.',
    'finding.cancelAll': 'هذا يلغي جميع إدراجاتك.',
    'finding.chain': 'هذا لشبكة مختلفة.',
    'finding.collection': 'هذه ليست مجموعة من النوع المتوقع.',
    'finding.contract': 'هذا يذهب إلى عقد غير معروف.',
    'finding.currency': 'العملة مختلفة.',
    'finding.encoding': 'الطلب مكتوب بطريقة قد تُخفي شيئًا.',
    'finding.expiry': 'تاريخ الانتهاء مختلف.',
    'finding.fee': 'يستلم أحدهم رسومًا لم توافق عليها.',
    'finding.holder': 'لا تملك ما يكفي من هذه القطعة.',
    'finding.item': 'القطعة مختلفة.',
    'finding.maker': 'هذا إدراج لشخص آخر.',
    'finding.message': 'ستوقّع رسالة غير معروفة.',
    'finding.method': 'هذا يستدعي السوق بطريقة غير معتادة.',
    'finding.missing': 'هذا لا يشمل ما طلبته.',
    'finding.net': 'ستستلم مبلغًا أقل.',
    'finding.operator': 'سينقل عقد غير معروف رموزك المميزة.',
    'finding.order': 'الإدراج مختلف أو لم يعد متاحًا.',
    'finding.origin': 'سيذهب توقيعك إلى موقع غير معروف.',
    'finding.price': 'السعر مختلف.',
    'finding.quantity': 'الكمية مختلفة.',
    'finding.recipient': 'سيستلم شخص آخر القطعة.',
    'finding.spender': 'قد يأخذ عقد غير معروف رموزك المميزة.',
    'finding.start': 'تاريخ البدء مختلف.',
    'finding.total': 'الإجمالي أعلى.',
    'finding.transfer': 'هذا يأخذ شيئًا آخر من محفظتك.',
    'finding.typedData': 'ستوقّع شيئًا غير معروف.',
    'finding.unanswered': 'لم تستجب الشبكة، فلم نتمكن من التحقق من كل شيء.',
    'finding.unasked': 'هذا يفعل شيئًا لم تطلبه.',
    'finding.unproven': 'تعذّر التحقق من عملة إدراجك.',
    'finding.value': 'سيُرسل مبلغ مختلف.',
    'finding.zone': 'يقرر عقد غير معروف من يستطيع الشراء.',

    /* FlowNotices */
    notices: 'نشاطك',
    'tray.failed': 'تعذّر تحميل نشاطك.',

    minimize: 'تصغير',
    andMore: (count) =>
      plural('ar', count, {
        one: 'قطعة أخرى',
        two: 'قطعتان أخريان',
        few: '# قطع أخرى',
        other: '# قطعة أخرى',
      }),
    'tray.view': 'فتح',

    // Flows
    'resumed.running': (kind) => `جارٍ تنفيذ ${getNoun(kind)}`,
    'resumed.failed': (kind) => `فشل تنفيذ ${getNoun(kind)}`,
    'resumed.interrupted': (kind) => `لم يكتمل تنفيذ ${getNoun(kind)}`,
    'resumed.refused': (kind) =>
      `تم توقيع ${getNoun(kind)}، لكن السوق رفض النشر`,
    'resumedText.resuming':
      'بدأت هذا في علامة تبويب أخرى أو قبل إعادة التحميل.',
    'resumedText.running': 'قيد التنفيذ في علامة تبويب أخرى.',
    'resumedText.here': 'تابع التصفح، وسنكمل هذا.',
    'resumedText.prompting': 'ربما تنتظر محفظتك ردّك.',
    'resumedText.sent': 'في انتظار الشبكة.',
    'resumedText.done': 'بدأت هذا في علامة تبويب أخرى أو قبل إعادة التحميل.',
    'resumedText.failed': 'لم يتغير شيء.',
    'resumedText.interrupted': 'لم تُرسل الخطوات المتبقية. يمكنك البدء من جديد.',
    'resumedText.refused':
      'قد ينفّذ أحدهم أمرك الموقّع حتى انتهاء مدته. أعد نشره أو ألغِه.',
    'resumedText.unresolved': 'راجع نشاط محفظتك قبل البدء من جديد.',
    refusedUntil: (date) =>
      isolate`قد ينفّذ أحدهم أمرك الموقّع حتى ${date}. أعد نشره أو ألغِه.`,

    // Stop tracking a flow
    giveUp: 'لم أرسله',
    giveUpTitle: 'إيقاف التتبّع؟',
    giveUpText:
      'يمكنك بعدها البدء من جديد. إن كانت محفظتك قد أرسلت الطلب فعلًا، فقد يُنفَّذ مرتين، أو يفشل ويكلّفك رسوم الشبكة. راجع نشاط محفظتك أولًا.',
    giveUpConfirm: 'إيقاف التتبّع',
    giveUpKeep: 'مواصلة التتبّع',

    // Unfinished edits
    editLeft: (name) => isolate`${name} غير معروض للبيع`,
    editLeftText: (price) =>
      isolate`أُلغي الإدراج القديم، لكن الجديد بسعر ${price} لم يُنشأ بعد.`,
    editLeftBoth: (name) => isolate`${name} معروض للبيع مرتين`,
    editLeftBothText: (price) =>
      isolate`الإدراج الجديد سارٍ. يمكن الشراء من القديم بسعر ${price} إلى أن تلغيه.`,
    editLeftGoOn: 'إكمال الإدراج',

    listManyPartly: (listed, all) =>
      `أُدرج ${number(listed)} من ${ofPieces(all)}`,
    listManyLeft: 'لم تُدرج البقية، ولم يُرسل أي شيء آخر.',
    listManyFinish: 'إدراج البقية',

    /* ListDialog */
    listTitle: 'عرض للبيع',
    listAction: (price) => isolate`عرض للبيع بسعر ${price}`,
    listAnyway: (price) => isolate`العرض بسعر ${price} رغم ذلك`,
    listingFees: 'رسوم السوق والمبدع',
    listedAlready: (count) => isolate`معروضة بالفعل: ${count}`,
    notOwned: 'لا تملك هذه القطعة.',
    allListed: 'كل ما تملكه هنا معروض بالفعل. عدّل إدراجًا أو ألغِه أولًا.',
    alreadyListed: (price) =>
      isolate`معروضة بالفعل بسعر ${price}. يبقى ذلك الإدراج ساريًا.`,
    editThat: 'تعديل ذلك الإدراج',
    earnings: 'ستستلم',

    // Price
    belowOffer: (offer) => isolate`هناك عرض شراء بقيمة ${offer} بالفعل.`,
    changePrice: 'تغيير السعر',
    divisible:
      'يقول السوق إن هذه القطعة قابلة للتجزئة. إن لم يكن ذلك صحيحًا، فستبيع أكثر مما تراه هنا.',
    enterPrice: 'أدخل السعر',
    farBelowFloor: (share, floor) =>
      isolate`هذا أقل بنسبة ${share} من أدنى سعر، وهو ${floor}. يستطيع أي شخص شراء القطعة فورًا.`,
    marketUnknown: 'لم نتمكن من تحميل أسعار السوق أو إدراجاتك.',
    notCompared: (price) => isolate`لا نستطيع مقارنة هذا بـ ${price}.`,
    priceBelowFloor: (share) => isolate`أقل من أدنى سعر بـ ${share}`,
    priceHelp: 'أسعار مقترحة',
    pricePerItem: 'سعر القطعة',

    // Duration
    duration: 'المدة',
    endsAt: 'ينتهي في',
    'endsAt.empty': 'اختر تاريخًا ووقتًا.',
    'endsAt.tooSoon': (date) => isolate`اختر وقتًا بعد ${date}.`,
    'endsAt.tooLate': (date) => isolate`اختر وقتًا قبل ${date}.`,
    expires: (date) => isolate`ينتهي في ${date}`,
    timeZone: (zone) => isolate`حسب ${zone}`,
    untilDate: 'تاريخ مخصص',

    // After it
    viewListing: 'عرض الإدراج',

    // Order book
    orderbook: 'مكان العرض',
    orderbookFee: (fee) => isolate`رسوم ${fee}`,

    /* ListMany */
    listManyTitle: 'عرض للبيع',
    listManyCount: (count) => pieces(count),
    listManyText: (count) =>
      plural('ar', count, {
        one: 'ستطلب منك محفظتك تأكيد الإدراج.',
        two: 'ستطلب منك محفظتك تأكيد كل من القطعتين.',
        other: 'ستطلب منك محفظتك تأكيد كل من القطع الـ#.',
      }),
    listManyAction: (count) => `إدراج ${ofPieces(count)}`,
    listManyAnyway: (count) => `إدراج ${ofPieces(count)} رغم ذلك`,
    listManyAsked: 'راجع الأسعار، فقد يكون بعضها خطأً.',
    listManyStopped:
      'توقف الإدراج هنا. لم تُدرج القطع المتبقية، وستبقى أسعارها عند المحاولة مجددًا.',
    listManyNothing: 'لم يبقَ ما يُدرج.',
    priceForAll: 'السعر لجميع القطع',
    priceOf: (name) => isolate`سعر ${name}`,
    floorAnd: (change) => isolate`أدنى سعر ${change}`,
    receives: (amount) => isolate`تستلم ${amount}`,
    isListed: 'معروضة بالفعل',
    'listPart.waiting': 'في الانتظار',
    'listPart.working': 'جارٍ الإدراج…',
    'listPart.done': 'أُدرجت',
    'listPart.failed': 'لم تُدرج',
    'listPart.filled': 'تم البيع',
    'listPart.cancelled': 'أُلغي الإدراج',
    'listPart.expired': 'انتهت مدة الإدراج',
    'listPart.other': 'لم تعد معروضة',

    /* Marketplace */
    cartFull: (most) =>
      `سلتك ممتلئة (${pieces(most)}). أتمم الشراء أو أزل بعضها أولًا.`,
    collectionOffer: 'عرض شراء لأي قطعة',
    forSale: 'للبيع',
    items: 'القطع',
    nothingCalled: (words) => isolate`لا نتائج لـ «${words}»`,
    nothingMatches: 'لا توجد قطع تطابق عوامل التصفية هذه.',
    showEverything: 'مسح عوامل التصفية',
    skipToItems: 'الانتقال إلى القطع',
    sweep: 'شراء الأرخص',

    ownedTitle: 'قطعك',
    ownedItems: 'القطع',
    ownedListed: 'معروضة للبيع',
    ownedUnlisted: 'غير معروضة',
    ownedValue: 'القيمة بأدنى سعر',
    cancelMine: 'إلغاء الإدراجات',
    selectToList: 'إدراج عدة قطع',
    selectHint: 'اختر القطع التي تريد إدراجها.',
    selectedCount: (count) => `المحدد: ${number(count)}`,
    selectMost: (most) => `${ofPieces(most)} كحد أقصى في المرة الواحدة.`,
    selectEnd: 'إنهاء التحديد',

    /* Media */
    mediaBroken: 'لا يمكن عرض هذا الملف.',
    mediaChoose: (kind, place, of) => isolate`${kind}، ${place} من ${of}`,
    mediaEnlarge: 'تكبير',
    mediaKind: (kind) => mediaNames[kind] ?? 'ملف',
    mediaNone: 'لا صورة.',
    mediaOpen: (kind) => mediaVerbs[kind] ?? 'فتح',
    mediaOriginal: 'فتح الملف الأصلي',

    /* PendingFlows */
    'tray.title': 'نشاطك',
    'tray.open': (count) =>
      plural('ar', count, {
        zero: 'لا صفقات جارية',
        one: 'صفقة واحدة جارية',
        two: 'صفقتان جاريتان',
        few: '# صفقات جارية',
        many: '# صفقة جارية',
        other: '# صفقة جارية',
      }),
    'tray.empty': 'لا شيء قيد التنفيذ.',
    'tray.disconnected': 'اربط محفظتك لرؤية نشاطك.',

    /* Price */
    bestOffer: 'أعلى عرض شراء',
    currency: 'العملة',
    fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
    fees: 'الرسوم',
    feesOther: 'رسوم أخرى',
    floor: 'أدنى سعر',
    floorError: 'تعذّر تحميل أدنى سعر.',
    floorNone: 'لا شيء معروض',
    free: 'مجاني',
    notListed: 'غير معروض للبيع',
    price: 'السعر',
    total: 'الإجمالي',
    wrapped: (symbol, coin) =>
      isolate`${symbol} هي ${coin} على شكل رمز مميز، 1:1.`,

    /* StepsProgress */
    approveCollection: 'المجموعة',
    copyTransaction: 'نسخ معرّف المعاملة',
    viewTransaction: 'عرض المعاملة',
    'wallet.open': (wallet) => isolate`فتح ${wallet}`,

    // Steps
    stepNow: (title, text) => isolate`${title}. ${text}`,
    stepOf: (position, count) => isolate`الخطوة ${position} من ${count}`,
    'stepTitle.tokenApproval': (subject) => isolate`الموافقة على ${subject}`,
    'stepTitle.buy': 'شراء',
    'stepTitle.sell': 'بيع',
    'stepTitle.createListing': 'توقيع الإدراج ونشره',
    'stepTitle.createOffer': 'توقيع عرض الشراء ونشره',
    'stepTitle.cancel': 'إلغاء الإدراج',
    'stepTitle.transaction': 'إرسال معاملة',
    'stepTitle.signature': 'التوقيع والنشر',
    'stepTitle.message': 'توقيع رسالة',
    'stepTitle.post': 'النشر',

    // What the current step waits for
    'stepText.switching': 'بدّل الشبكة في محفظتك.',
    'stepText.switchingIn': (wallet) => isolate`بدّل الشبكة في ${wallet}.`,
    'stepText.prompting': 'أكّد في محفظتك.',
    'stepText.promptingIn': (wallet) => isolate`أكّد في ${wallet}.`,
    'stepText.bundled': 'تعرضها محفظتك معًا. أكّد مرة واحدة.',
    'stepText.bundledIn': (wallet) =>
      isolate`يعرضها ${wallet} معًا. أكّد مرة واحدة.`,
    'stepText.confirming': 'في انتظار الشبكة. يستغرق هذا لحظة.',
    'stepText.repriced': 'سرّعت المعاملة. في انتظار الشبكة.',
    'stepText.queued': 'في انتظار تواقيع أخرى. يمكنك المغادرة والعودة.',
    'stepText.queuedFor': (needed) =>
      plural('ar', needed, {
        zero: 'لا تواقيع أخرى منتظرة في محفظتك. يمكنك المغادرة والعودة.',
        one: 'في انتظار توقيع مالك واحد في محفظتك. يمكنك المغادرة والعودة.',
        two: 'في انتظار توقيعي مالكين في محفظتك. يمكنك المغادرة والعودة.',
        few: 'في انتظار تواقيع # مالكين في محفظتك. يمكنك المغادرة والعودة.',
        many: 'في انتظار تواقيع # مالكًا في محفظتك. يمكنك المغادرة والعودة.',
        other: 'في انتظار تواقيع # مالك في محفظتك. يمكنك المغادرة والعودة.',
      }),
    'stepText.posting': 'جارٍ الإرسال إلى السوق.',

    /* SweepDialog */
    sweepTitle: 'شراء الأرخص',
    sweepBy: 'الاختيار حسب',
    sweepByCount: 'العدد',
    sweepByBudget: 'الميزانية',
    sweepCount: 'عدد القطع',
    sweepBudget: 'الحد الأقصى للإنفاق',
    sweepFound: (count) => `${pieces(count)} للبيع`,
    sweepUpTo: (count) => `حتى ${ofPieces(count)} دفعة واحدة`,
    sweepEmpty: 'لا شيء معروض للبيع بهذه العملة.',
    sweepOthers: 'العملات الأخرى غير مشمولة.',
    sweepTooLittle: (price) => isolate`أرخص قطعة سعرها ${price}.`,
    sweepNothing: 'لم يتم تحديد شيء',
    sweepRange: 'نطاق السعر',
    sweepLimited: (most) =>
      `يمكنك الشراء من ${ofListings(most)} كحد أقصى دفعة واحدة.`,
    sweepUnread: (count) =>
      `الاختيار من أرخص الإدراجات (${number(count)})؛ وهناك غيرها.`,
    sweepValue: (count, all) => isolate`${count} من ${all}`,

    /* table */
    // Columns
    columnActions: 'إجراءات',
    columnEnds: 'ينتهي',
    columnFloor: 'مقارنة بالأدنى',
    columnFor: 'ينطبق على',
    columnMaker: 'من',
    columnMarketplace: 'السوق',
    columnNet: 'يستلم البائع',
    columnPrice: 'السعر',
    columnQuantity: 'الكمية',
    columnUnitPrice: 'سعر القطعة',

    // Cells
    atFloor: 'عند الأدنى',
    ended: 'انتهى',
    feesNet: 'يستلم البائع',
    feesOf: (percent) => isolate`الرسوم: ${percent}`,
    feesTitle: 'تفاصيل السعر',
    forCollection: 'المجموعة كاملة',
    forItem: 'هذه القطعة',
    noEnd: 'بلا تاريخ انتهاء',
    'problem.filled': 'تم البيع',
    'problem.cancelled': 'ملغى',
    'problem.expired': 'منتهٍ',
    'problem.inactive': 'معلّق: لا يستطيع البائع التسليم الآن',
    'problem.gone': 'لم يعد متاحًا',
    'problem.early': 'لم يبدأ بعد',
    'problem.unknown': 'تعذّرت قراءته',

    // Listings
    listings: 'الإدراجات',
    listingsEmpty: 'لا توجد إدراجات',
    'row.addToCart': 'إضافة إلى السلة',
    'row.buy': 'شراء',
    'row.cancel': 'إلغاء',
    'row.edit': 'تعديل',
    'row.inCart': 'في السلة',

    // Offers
    makeOffer: 'تقديم عرض شراء',
    offers: 'عروض الشراء',
    offersEmpty: 'لا توجد عروض شراء',
    'row.accept': 'قبول',

    contracts: 'العقود',
    contractsEmpty: 'لا توجد عقود في هذا المشروع بعد.',
    contractSources: 'قوالب العقود',
    contractSourcesEmpty: 'لا توجد قوالب عقود بعد.',
    columnAddress: 'العنوان',
    columnAudited: 'التدقيق',
    columnAuthor: 'المؤلف',
    columnCreated: 'الإنشاء',
    columnEmail: 'البريد الإلكتروني',
    columnLicense: 'الرخصة',
    columnName: 'الاسم',
    columnSource: 'المصدر',
    columnType: 'النوع',
    audited: 'مدقَّق',
    disabled: 'معطَّل',
    moreInfo: 'المزيد',
    unnamed: 'بلا اسم',
    contacts: 'جهات الاتصال',
    contactsEmpty: 'لا توجد جهات اتصال لدى هذا الجمهور بعد.',
    contactCount: (count) =>
      plural('ar', count, {
        zero: 'لا جهات اتصال',
        one: 'جهة اتصال واحدة',
        two: 'جهتا اتصال',
        few: '# جهات اتصال',
        many: '# جهة اتصال',
        other: '# جهة اتصال',
      }),
    personalHidden: 'مخفي',
    personalHide: 'إخفاء الأسماء والبريد الإلكتروني',
    personalShow: 'إظهار الأسماء والبريد الإلكتروني',
    personalText: 'الأسماء والبريد الإلكتروني بيانات شخصية، لذا فهي مخفية.',

    pageNext: 'الصفحة التالية',
    pageOf: (page) => isolate`الصفحة ${page}`,
    pagePrevious: 'الصفحة السابقة',
    refreshing: 'جارٍ التحديث',
    sortedBy: (column) => isolate`ترتيب حسب ${column}`,
    tableError: 'تعذّر تحميل هذه القائمة.',

    /* trade */
    signedTitle: 'سبق أن وقّعت إدراجًا لهذه القطعة',
    signedText: (price, date) =>
      isolate`سعره ${price} وقد يكون ساريًا حتى ${date}. إن أدرجت القطعة مرة أخرى فقد يشتريها أحدهم بسعر ${price}.`,
    signedTextUnknown:
      'قد يكون ساريًا. إن أدرجت القطعة مرة أخرى فقد يشتريها أحدهم بالسعر القديم.',
    signedCancelFirst: 'إلغاؤه أولًا',
    signedAnyway: 'الإدراج رغم ذلك',

    'signed.lost': 'تم توقيع إدراجك، لكن السوق لم يؤكده',
    'signed.replaced': 'وقّعت إدراجًا أقدم قد يكون ساريًا',
    'signedText.lost': (price, date) =>
      isolate`قد يكون ساريًا بسعر ${price} حتى ${date}. تحقق مجددًا أو ألغِه.`,
    'signedText.refused': (price, date) =>
      isolate`قد يشتري أحدهم بسعر ${price} حتى ${date}. أعد نشر الأمر أو ألغِه.`,

    // Amounts
    additionalFees: 'رسوم إضافية',
    addFunds: (symbol) => isolate`إضافة ${symbol}`,
    approvalText:
      'يسمح لعقد السوق بنقل قطع هذه المجموعة بعد أن توقّع إدراجًا لها. يلزم هذا مرة واحدة لكل مجموعة.',
    approveCurrencyText: 'يسمح لعقد السوق بإنفاق هذا المبلغ بالضبط.',
    balance: 'رصيدك',
    decrease: 'تقليل الكمية',
    increase: 'زيادة الكمية',
    insufficientFunds: (symbol) => isolate`رصيد ${symbol} غير كافٍ`,
    insufficientFundsText: (missing) =>
      isolate`تحتاج إلى ${missing} إضافية في هذه المحفظة.`,
    maximum: 'الحد الأقصى',
    named: (label, name) => isolate`${label}: ${name}`,
    paid: (price) => isolate`دفعت ${price}.`,
    priceAccept: (price) => isolate`قبول ${price}`,
    priceMoved: (before, now) => isolate`تغيّر السعر من ${before} إلى ${now}.`,
    priceUnverified:
      'لا يمكننا التحقق من هذا السعر: عقد العملة لا يذكر عدد المنازل العشرية، لذا لا يمكنك الشراء بها هنا.',
    quantity: 'الكمية',
    quantityOf: (available) => isolate`من ${available}`,
    'price.indivisible': (multiple) =>
      isolate`يمكن شراء أجزاء من هذا العنصر، لذا يجب أن يكون سعره من مضاعفات ${multiple}.`,
    'price.invalid': 'أدخل رقمًا، مثلًا 0.5',
    'price.tooLarge': 'هذا السعر مرتفع جدًا.',
    'price.tooManyDecimals': (symbol, decimals) =>
      isolate`تقبل ${symbol} على الأكثر ` +
      `${plural('ar', decimals, { zero: 'صفر منازل عشرية', one: 'منزلة عشرية واحدة', two: 'منزلتين عشريتين', few: '# منازل عشرية', other: '# منزلة عشرية' })}.`,
    'price.zero': 'يجب أن يكون السعر أكبر من صفر.',

    // The button while a trade runs
    'working.quoting': 'جارٍ التحقق…',
    'working.resuming': 'جارٍ الإنهاء…',
    'working.indexing.buy': 'تم الدفع. في انتظار السوق…',
    'working.indexing.list': 'تم النشر. في انتظار السوق…',
    'working.indexing.cancel': 'تم الإلغاء. في انتظار السوق…',
    'working.waiting': 'جارٍ التحضير…',
    'working.switching': 'بدّل الشبكة في المحفظة…',
    'working.switchingIn': (wallet) => isolate`بدّل الشبكة في ${wallet}…`,
    'working.prompting': 'أكّد في المحفظة…',
    'working.promptingIn': (wallet) => isolate`أكّد في ${wallet}…`,
    'working.confirming': 'في انتظار الشبكة…',
    'working.queued': 'في انتظار التواقيع…',
    'working.posting': 'جارٍ النشر…',

    // Why a trade takes longer than usual
    'wait.offline': 'لا يوجد اتصال بالإنترنت. سنتابع عند عودة الاتصال.',
    'wait.quoting': 'يستغرق السوق وقتًا أطول من المعتاد للرد.',
    'wait.resuming': 'تستغرق معرفة النتيجة وقتًا أطول من المعتاد.',
    'wait.waiting': 'يستغرق هذا وقتًا أطول من المعتاد.',
    'wait.switching': 'افتح محفظتك. ربما تُخفي طلب تبديل الشبكة.',
    'wait.prompting': 'افتح محفظتك. ربما تُخفي الطلب.',
    'wait.confirming':
      'تستغرق الشبكة وقتًا أطول من المعتاد. يمكنك إغلاق هذا، وسنكمل نحن.',
    'wait.unreachable':
      'تعذّر الوصول إلى الشبكة. قد تُنفَّذ معاملتك لاحقًا، لذا لا ترسلها مرة أخرى.',
    'wait.posting': 'يستغرق النشر وقتًا أطول من المعتاد.',
    'wait.indexing': 'تم تنفيذ هذا. يستغرق السوق وقتًا أطول من المعتاد لإظهاره.',

    // Questions
    reviewTitle: 'لا نستطيع التحقق من كل هذا',
    reviewText: 'يطلب السوق شيئًا لا نستطيع التحقق منه كاملًا. لم نرسله بعد.',
    reviewContinue: 'المتابعة رغم ذلك',
    reviewStop: 'إيقاف',
    consentTitle: 'إرسال الطلب مجددًا؟',
    'consentText.buy':
      'قد يُنفَّذ الطلب الأول لاحقًا. عندها تدفع مرتين، أو على الأقل رسوم الشبكة مرتين. راجع نشاط محفظتك أولًا.',
    'consentText.list':
      'قد يُنفَّذ الطلب الأول لاحقًا. عندها تُعرض القطعة للبيع مرتين. راجع نشاط محفظتك أولًا.',
    'consentText.cancel':
      'قد يُنفَّذ الطلب الأول لاحقًا. عندها تدفع رسوم الشبكة مرتين. راجع نشاط محفظتك أولًا.',
    consentAsk: 'تحققت، أرسل مجددًا',
    consentKeep: 'عدم الإرسال مجددًا',

    // When it is done
    copyLink: 'نسخ الرابط',
    done: 'تم',
    share: 'مشاركة',
    viewItem: 'صفحة القطعة',

    'wallet.connecting': 'جارٍ الربط…',
    'wallet.reconnecting': 'جارٍ إعادة ربط محفظتك…',
    'wallet.switchTo': (chain) => isolate`التبديل إلى ${chain}`,
    'wallet.switching': 'بدّل الشبكة في المحفظة…',
    'wallet.wrongChain': (chain) =>
      isolate`محفظتك على شبكة أخرى. بدّل إلى ${chain} للمتابعة.`,
    'wallet.switchDeclined': 'رفضت تبديل الشبكة في محفظتك.',
    'wallet.switchFailed': (chain) =>
      isolate`لم تبدّل محفظتك الشبكة. اختر ${chain} فيها أو أضفها، ثم عُد.`,
    'wallet.wrongAccount': (account) =>
      isolate`لا يمكن المتابعة إلا بالحساب ${account}. انتقل إليه في محفظتك.`,
    'wallet.watchOnly':
      'هذه المحفظة للعرض فقط، ولا تستطيع تأكيد أي شيء. اربط محفظة تستطيع ذلك.',
  },
}
