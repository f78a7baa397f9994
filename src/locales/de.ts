import type { Locale } from '../labels/locale.js'
import { nameFrom } from '../labels/nameFrom.js'
import { plural } from '../labels/plural.js'

const marketplaceNames: Record<string, string> = {
  payment_processor: 'Payment Processor',
  service_marketplace_v1: 'On-Chain-Orders',
  service_marketplace_v2: 'Signierte Orders',
  unknown: 'Unbekannt',
}

type Count = number | bigint

const listings = (count: Count) =>
  plural('de', count, { one: '# Angebot', other: '# Angebote' })

const number = (count: Count) => plural('de', count, { other: '#' })

const pieces = (count: Count) => plural('de', count, { other: '# Stück' })

/** Returns the noun of a kind of flow, within a sentence. */
function getNoun(kind: string): string {
  const nouns = {
    buy: 'dein Kauf',
    cancel: 'das Zurückziehen',
    cancelMany: 'das Zurückziehen',
    edit: 'deine Angebotsänderung',
    list: 'dein Angebot',
    listMany: 'dein Angebot',
  }
  return nouns[kind as keyof typeof nouns] ?? 'deine Transaktion'
}

/** Returns the noun of a kind of flow, at the start of a sentence. */
function getStartNoun(kind: string): string {
  const noun = getNoun(kind)
  return noun.slice(0, 1).toUpperCase() + noun.slice(1)
}

const mediaNames: Record<string, string> = {
  audio: 'Audio',
  image: 'Bild',
  model: '3D-Modell',
  page: 'Webseite',
  video: 'Video',
}

const mediaVerbs: Record<string, string> = {
  model: 'In 3D ansehen',
  page: 'Seite hier öffnen',
  video: 'Video laden',
}

const feeNames: Record<string, string> = {
  creator: 'Erstellergebühr',
  marketplace: 'Marktplatzgebühr',
  platform: 'Marktplatzgebühr',
  royalty: 'Erstellergebühr',
}

/** German, for speakers of any region. */
export const de: Locale = {
  code: 'de',
  direction: 'ltr',
  labels: {
    /* Everywhere */
    // Actions
    buy: 'Kaufen',
    buyFor: (price) => `Für ${price} kaufen`,
    cancel: 'Angebot zurückziehen',
    close: 'Schließen',
    connect: 'Wallet verbinden',
    copied: 'Kopiert',
    copy: (what) => `${what} kopieren`,
    copyAddress: 'Adresse',
    copyTokenId: 'Token-ID',
    dismiss: 'Ausblenden',
    list: 'Anbieten',
    loading: 'Wird geladen…',
    retry: 'Erneut versuchen',
    viewOnExplorer: 'Im Explorer ansehen',

    // Names and values
    chain: 'Netzwerk',
    marketplaceName: (name) => marketplaceNames[name] ?? nameFrom(name),
    pair: (name, value) => `${name}: ${value}`,
    rangeBetween: (from, to) => `${from} – ${to}`,
    times: (quantity) => `×${quantity}`,
    unknown: 'Unbekannt',
    unknownItem: 'Unbekanntes Stück',
    untitled: (tokenId) => `#${tokenId}`,
    you: 'Du',

    // Widgets that wait, are out of date or broken
    checking: 'Wird geprüft…',
    'grid.stale': 'Aktualisierung fehlgeschlagen. Möglicherweise veraltet.',
    offline: 'Du bist offline.',
    offlineText:
      'Möglicherweise veraltet. Sobald du wieder online bist, wird aktualisiert.',
    widgetBroken: 'Hier ist etwas schiefgegangen.',

    copyDetails: 'Details',
    showDetails: 'Details',
    'error.unknown': 'Etwas ist schiefgegangen.',
    'error.configuration': 'Diese App ist nicht richtig eingerichtet.',
    'error.invalidResponse':
      'Der Marktplatz hat eine Antwort gesendet, die wir nicht lesen können.',
    'error.invalidStep':
      'Der Marktplatz hat etwas verlangt, das wir nicht sicher ausführen können, daher haben wir es blockiert.',
    'guard.match': 'Du hast diese Anfrage abgebrochen.',
    'guard.unknown':
      'Der Marktplatz hat etwas verlangt, das wir nicht ganz verstehen, daher haben wir es blockiert.',
    'guard.mismatch':
      'Der Marktplatz hat etwas anderes verlangt als vereinbart, daher haben wir es blockiert.',
    'request.unauthorized':
      'Der Marktplatz kennt den Schlüssel dieser App nicht.',
    'request.permissionDenied':
      'Diese App hat keinen Zugriff auf diesen Marktplatz.',
    'request.invalidArgument': 'Der Marktplatz hat diese Anfrage abgelehnt.',
    'request.rateLimited':
      'Zu viele Anfragen: Warte einen Moment und versuche es erneut.',
    'request.notFound': 'Der Marktplatz hat dazu keinen Eintrag.',
    'request.badRequest': 'Der Marktplatz hat diese Anfrage abgelehnt.',
    'request.server': 'Der Marktplatz hat gerade Probleme.',
    'request.timeout': 'Der Marktplatz hat nicht rechtzeitig geantwortet.',
    'request.network':
      'Der Marktplatz ist nicht erreichbar: Prüfe deine Verbindung und versuche es erneut.',
    'step.rejected': 'Du hast das in deiner Wallet abgelehnt.',
    'step.wrongAccount':
      'Wechsle zum Fortfahren zurück zu dem Konto, mit dem du begonnen hast.',
    'step.noWallet': 'Verbinde deine Wallet, um fortzufahren.',
    'step.wrongChain':
      'Deine Wallet ist in einem anderen Netzwerk und hat nicht gewechselt.',
    'step.walletBusy':
      'Beantworte zuerst die Anfrage, die in deiner Wallet schon offen ist.',
    'step.popupBlocked':
      'Dein Browser hat das Wallet-Fenster blockiert. Erlaube Pop-ups und versuche es erneut.',
    'step.locked':
      'Deine Wallet ist gesperrt. Entsperre sie und versuche es erneut.',
    'step.device':
      'Deine Hardware-Wallet ist nicht bereit. Verbinde sie, öffne die richtige App, erlaube „Blind Signing“ und versuche es erneut.',
    'step.session':
      'Die Verbindung zu deiner Wallet ist beendet. Verbinde sie neu und versuche es erneut.',
    'step.unsupported':
      'Deine Wallet unterstützt diese Anfrage nicht. Versuche es mit einer anderen Wallet.',
    'step.wallet': 'Deine Wallet konnte das nicht ausführen.',
    'step.insufficientFunds':
      'Dein Guthaben oder deine Freigabe reicht dafür nicht.',
    'step.reverted':
      'Die Transaktion ist fehlgeschlagen, möglicherweise war jemand schneller.',
    'step.replaced': 'Du hast die Transaktion durch eine andere ersetzt.',
    'step.cancelled': 'Du hast die Transaktion in deiner Wallet abgebrochen.',
    'step.notConfirmed': 'Gesendet, aber vom Netzwerk noch nicht bestätigt.',
    'step.queued': 'Es fehlen noch Signaturen.',
    'step.unresolved':
      'Du hast das schon einmal gestartet, und wir wissen nicht, wie es ausgegangen ist.',
    'step.signed':
      'Hierfür ist schon ein anderes Angebot signiert, das aktiv sein kann.',
    'step.running':
      'Das läuft bereits in einem anderen Tab. Lass es dort zu Ende laufen oder schließe ihn.',
    'step.post': 'Signiert, aber der Marktplatz hat es abgelehnt.',
    'step.notPosted': 'Signiert, aber vom Marktplatz nicht bestätigt.',
    'step.altered':
      'Das Netzwerk hat etwas ausgeführt, dem du nicht zugestimmt hast.',
    'step.aborted': 'Das wurde abgebrochen.',
    walletSays: 'Deine Wallet meldet:',
    'funds.no': 'Dir wurde nichts berechnet.',
    'funds.approved':
      'Du hast nur Netzwerkgebühren bezahlt, und deine Freigabe bleibt bestehen.',
    'funds.fee': 'Du hast nur die Netzwerkgebühr bezahlt.',
    'funds.signed':
      'Deine signierte Order kann bis zu ihrem Ablauf noch ausgeführt werden: Veröffentliche sie erneut oder storniere sie.',
    'funds.lost':
      'Deine signierte Order ist vielleicht schon aktiv. Ein neuer Versuch veröffentlicht sie nicht doppelt.',
    'funds.maybe':
      'Das kann noch durchgehen, sieh also vor einem neuen Versuch in deiner Wallet nach.',
    'funds.yes':
      'Eine Transaktion ist durchgegangen, und du kannst von hier aus weitermachen.',

    // Success
    bought: (name, quantity) =>
      quantity === '1'
        ? `${name} gehört jetzt dir`
        : `${quantity} × ${name} gehören jetzt dir`,
    boughtText: 'Jetzt in deiner Wallet.',
    basketBought: (count) =>
      count === 1n ? 'Gehört jetzt dir' : `${pieces(count)} gehören jetzt dir`,
    basketPartly: (bought, all) =>
      `${number(bought)} von ${pieces(all)} ${bought === 1n ? 'gehört' : 'gehören'} jetzt dir`,
    basketMissedText:
      'Jemand war schneller. Für den Rest hast du nichts bezahlt.',
    cancelled: (name) => `${name} wird nicht mehr angeboten`,
    cancelledText: 'Das Stück bleibt in deiner Wallet.',
    listed: (name) => `${name} wird angeboten`,
    listedMany: (count) =>
      plural('de', count, {
        one: '# Stück wird angeboten',
        other: '# Stück werden angeboten',
      }),
    listedText: 'Käufer sehen es jetzt.',
    'resumed.done': (kind) => `${getStartNoun(kind)} ist durchgegangen`,

    // Not settled
    'resumed.resuming': (kind) => `${getStartNoun(kind)} wird abgeschlossen…`,
    'resumed.unresolved': (kind) =>
      `Wir wissen nicht, ob ${getNoun(kind)} durchgegangen ist`,
    askAgain: 'Anfrage erneut senden',
    cancelSigned: 'Order stornieren',
    checkAgain: 'Erneut prüfen',
    editCancelOld: 'Altes Angebot zurückziehen',
    keepWaiting: 'Weiter warten',
    repost: 'Erneut veröffentlichen',

    /* ActivityTable */
    activity: 'Aktivität',
    activityEmpty: 'Keine Angebote oder Gebote',
    columnAccount: 'Angebot oder Gebot von',
    columnEvent: 'Ereignis',
    columnTime: 'Zeit',
    'event.listing.created': 'Angeboten',
    'event.listing.filled': 'Verkauft',
    'event.listing.cancelled': 'Angebot zurückgezogen',
    'event.listing.expired': 'Angebot abgelaufen',
    'event.offer.created': 'Gebot abgegeben',
    'event.offer.filled': 'Gebot angenommen',
    'event.offer.cancelled': 'Gebot zurückgezogen',
    'event.offer.expired': 'Gebot abgelaufen',

    /* BrowseToolbar */
    activeFilters: 'Aktive Filter',
    clearFilters: 'Alle löschen',
    clearSearch: 'Suche löschen',
    comfortable: 'Große Karten',
    compact: 'Kleine Karten',
    density: 'Kartengröße',
    'ownership.mine': 'Meine',
    'ownership.others': 'Nicht meine',
    rangeAtLeast: (from) => `ab ${from}`,
    rangeAtMost: (to) => `bis ${to}`,
    removeFilter: (filter) => `Filter entfernen: ${filter}`,
    results: (count) => plural('de', count, { other: '# Stück' }),
    resultsOver: (count) => plural('de', count, { other: 'Über # Stück' }),
    search: 'Suchen',
    searchCollectibles: 'Stücke suchen',
    searchIn: (collection) => `${collection} durchsuchen`,
    show: 'Anzeigen',
    showAll: 'Alle',
    showListed: 'Im Verkauf',
    showUnlisted: 'Nicht im Verkauf',
    sort: 'Sortieren',

    /* BuyDialog */
    'checked.match': 'Geprüft: genau wie vereinbart',
    'checked.unknown': 'Wir konnten nicht alles prüfen',
    'checked.mismatch': 'Das entspricht nicht der Vereinbarung',
    'checked.fails': 'Das würde gerade fehlschlagen',
    'checked.approve': (amount, who) => `${who} darf ${amount} ausgeben`,
    'checked.approveAll': (who) =>
      `${who} darf Stücke dieser Sammlung übertragen`,
    'checked.pay': (amount) => `Du zahlst ${amount} plus Netzwerkgebühr`,
    'checked.receive': (item) => `Du erhältst ${item}`,
    'checked.fee': (amount, who) => `${who} erhält ${amount}`,
    'checked.tried': 'Gerade simuliert: erfolgreich',
    'checked.triedFirst': 'Erster Schritt gerade simuliert: erfolgreich',
    'checked.notTried': 'Simulation nicht möglich',

    buyTitle: 'Kaufen',
    included: 'enthalten',
    networkFee: 'Netzwerkgebühr',
    networkFeeByWallet: 'siehe Wallet',
    notForSaleYet: 'Noch nicht im Verkauf',
    notForSaleYetText:
      'Dieses Angebot wird gerade veröffentlicht. Du kannst es gleich kaufen.',
    orderGone:
      'Dieses Angebot gibt es nicht mehr: Es wurde verkauft, zurückgezogen oder ist abgelaufen.',
    orderGoneNext: (price) => `Nächstes für ${price} kaufen`,
    ownedNow: 'Das gehört jetzt dir.',
    ownListing: 'Das ist dein eigenes Angebot.',
    quantityShrunk: (available) => `Nur noch ${available} verfügbar.`,
    several: (quantity, name) => `${quantity} × ${name}`,
    unitPrice: 'Stückpreis',

    /* CancelDialog */
    // One listing
    cancelTitle: 'Angebot zurückziehen',
    cancelText:
      'Sobald das Angebot zurückgezogen ist, kann niemand mehr darüber kaufen. Bis dahin bleibt es aktiv, auch wenn du das Stück überträgst und zurückholst.',
    cancelGas: 'Das Zurückziehen ist eine Transaktion mit Netzwerkgebühr.',
    cancelFree: 'Zum Zurückziehen genügt eine Signatur, ohne Netzwerkgebühr.',
    'cancelEnded.filled': (name) => `${name} wurde bereits verkauft`,
    'cancelEnded.cancelled': (name) =>
      `Das Angebot für ${name} wurde bereits zurückgezogen`,
    'cancelEnded.expired': (name) =>
      `Das Angebot für ${name} ist bereits abgelaufen`,
    'cancelEnded.other': (name) => `${name} wird nicht mehr angeboten`,
    cancelOverText: 'Über dieses Angebot kann niemand mehr kaufen.',

    // Several
    cancelManyTitle: 'Angebote zurückziehen',
    cancelManyCount: (count) => listings(count),
    cancelManyText: (count) =>
      plural('de', count, {
        one: 'Sobald das Angebot zurückgezogen ist, kann niemand mehr darüber kaufen. Bis dahin bleibt es aktiv, auch wenn du das Stück überträgst und zurückholst.',
        other:
          'Sobald die Angebote zurückgezogen sind, kann niemand mehr darüber kaufen. Bis dahin bleiben sie aktiv, auch wenn du die Stücke überträgst und zurückholst. Deine Wallet fragt #-mal nach.',
      }),
    cancelManyAction: (count) => `${listings(count)} zurückziehen`,
    cancelManyGoOn: (count) =>
      plural('de', count, {
        one: 'Mit # Angebot fortfahren',
        other: 'Mit # Angeboten fortfahren',
      }),
    cancelManyNone: 'Angebot auswählen',
    cancelManyStopped: 'Hier angehalten. Für den Rest wurde nichts gesendet.',
    cancelManyDone: (count) =>
      plural('de', count, {
        one: '# Angebot ist vom Markt',
        other: '# Angebote sind vom Markt',
      }),
    cancelManyKept: 'Die Stücke bleiben in deiner Wallet.',
    'cancelPart.waiting': 'Wartet',
    'cancelPart.working': 'Wird zurückgezogen',
    'cancelPart.done': 'Zurückgezogen',
    'cancelPart.ended': 'Bereits beendet',
    'cancelPart.failed': 'Noch im Verkauf',

    /* CartDrawer */
    basketBuy: (count, price) =>
      count === 1n
        ? `Für ${price} kaufen`
        : `${number(count)} für ${price} kaufen`,
    basketGone: (name) =>
      `${name} wurde verkauft, oder das Angebot wurde zurückgezogen oder ist abgelaufen.`,
    basketItems: (count) => pieces(count),
    basketLeaveOut: 'Ohne dieses Stück weiter',
    basketMissed: 'Verpasst',
    basketYours: 'Gekauft',

    addToCart: 'In den Warenkorb',
    cart: 'Warenkorb',
    cartOf: (count) => `Warenkorb, ${pieces(count)}`,
    cartCount: (count) => pieces(count),
    cartApart:
      'Wird getrennt bezahlt: andere Sammlung, anderer Marktplatz oder andere Währung.',
    cartBrowse: 'Weiter stöbern',
    cartEmpty: 'Dein Warenkorb ist leer',
    cartEmptyText:
      'Sammle beim Stöbern Angebote und bezahle sie alle auf einmal.',
    cartLeft: (count) =>
      plural('de', count, {
        one: '# Stück liegt noch im Warenkorb.',
        other: '# Stück liegen noch im Warenkorb.',
      }),
    cartPutBack: 'Rückgängig',
    cartRemoveUnavailable: 'Entfernen',
    cartUnavailable: (count) => `Nicht mehr im Verkauf (${number(count)})`,
    checkOut: 'Zur Kasse',
    checkOutBack: 'Zurück zum Warenkorb',
    checkOutOf: (count, price) => `Zur Kasse: ${pieces(count)} für ${price}`,
    clearCart: 'Alle entfernen',
    removeFromCart: (name) => `${name} aus dem Warenkorb entfernen`,

    // Lines
    cartAccept: (price) => `${price} annehmen`,
    cartAcceptFewer: (available) => `${available} nehmen`,
    cartReplace: (price) => `Gegen eines für ${price} tauschen`,
    'cartLine.gone': 'Verkauft, zurückgezogen oder abgelaufen',
    'cartLine.own': 'Das ist dein eigenes Angebot',
    'cartLine.cheaper': (before) => `Statt ${before}`,
    'cartLine.dearer': (before) => `Vorher ${before}`,
    'cartLine.fewer': (available) => `Nur noch ${available} übrig`,

    /* CollectibleCard */
    inCart: 'Im Warenkorb',
    owned: 'Gehört dir',
    yours: 'Dein Angebot',
    'card.addToCart': 'In den Warenkorb',
    'card.bid': 'Gebot',
    'card.buyFor': (price) => `für ${price}`,
    'card.edit': 'Angebot ändern',
    'card.expired': 'Beendet',
    'card.flow.buy': 'Wird gekauft…',
    'card.flow.cancel': 'Wird zurückgezogen…',
    'card.flow.cancelMany': 'Wird zurückgezogen…',
    'card.flow.edit': 'Wird aktualisiert…',
    'card.flow.list': 'Wird angeboten…',
    'card.flow.listMany': 'Wird angeboten…',
    'card.flow.steps': 'In Arbeit…',
    'card.flow.waiting': 'Wartet…',
    'card.held': (quantity) => `Du besitzt ${quantity}`,
    'card.offer': 'Gebot abgeben',
    'card.price.down': 'Der Preis ist gesunken, seit du zuletzt geschaut hast.',
    'card.price.other':
      'Der Preis hat sich geändert, seit du zuletzt geschaut hast.',
    'card.price.up': 'Der Preis ist gestiegen, seit du zuletzt geschaut hast.',
    'card.removeFromCart': 'Aus dem Warenkorb entfernen',
    'card.select': (name) => `${name} auswählen`,
    'card.sold': 'Verkauft',
    'card.timeLeft': (time) => `Noch ${time}`,
    'card.view': 'Ansehen',

    /* CollectibleGrid */
    'card.broken': 'Dieses Stück kann nicht angezeigt werden.',
    collectibles: 'Stücke',
    emptyGrid: 'Hier ist noch nichts.',
    gridError: 'Diese Stücke konnten nicht geladen werden.',
    'grid.moreError': 'Weitere konnten nicht geladen werden.',
    'grid.next': 'Nächste Seite',
    'grid.page': (page) => `Seite ${page}`,
    'grid.pages': 'Seiten',
    'grid.previous': 'Vorherige Seite',
    'grid.refreshing': 'Suche nach Neuem…',
    loadMore: 'Mehr anzeigen',

    /* CollectibleView */
    about: 'Beschreibung',
    attributes: 'Merkmale',
    attributesMore: (count) =>
      plural('de', count, {
        one: '# weiteres Merkmal anzeigen',
        other: '# weitere Merkmale anzeigen',
      }),
    bestListing: 'Preis',
    contract: 'Smart Contract',
    details: 'Details',
    each: 'pro Stück',
    externalSite: 'Website',
    highestListing: 'Teuerstes Angebot',
    noOffers: 'Noch keine',
    owner: 'Besitzer',
    ownsOf: (held) => `Du besitzt ${held}`,
    readLess: 'Weniger lesen',
    readMore: 'Mehr lesen',
    tokenId: 'Token-ID',
    tokenStandard: 'Standard',
    viewError: 'Dieses Stück konnte nicht geladen werden.',
    viewMissing: 'Dieses Stück gibt es nicht.',

    /* CollectionFilters */
    applyFilters: 'Ergebnisse anzeigen',
    applyFiltersTo: (count) => `${count} anzeigen`,
    chosen: (count) => plural('de', count, { other: '# ausgewählt' }),
    connectForMine: 'Verbinde deine Wallet, um zu sehen, was dir gehört.',
    filters: 'Filter',
    filtersError: 'Merkmale konnten nicht geladen werden.',
    filtersSet: (count) => plural('de', count, { other: '# aktiv' }),
    marketplace: 'Marktplatz',
    moreFound: (count) =>
      plural('de', count, {
        one: '# weiterer Eintrag. Suche, um ihn zu finden.',
        other: '# weitere Einträge. Suche, um sie zu finden.',
      }),
    nothingFound: 'Keine Treffer.',
    ownership: 'Besitz',
    'ownership.any': 'Alle',
    rangeFrom: (name) => `${name}, min.`,
    rangeTo: (name) => `${name}, max.`,
    'rangeProblem.number': 'Gib eine Zahl ein.',
    'rangeProblem.order': 'Das Minimum darf nicht über dem Maximum liegen.',
    'rangeProblem.limits': (from, to) =>
      `Gib Zahlen zwischen ${from} und ${to} ein.`,
    searchFacet: (name) => `${name} durchsuchen`,
    showFewer: 'Weniger anzeigen',
    showMore: (count) =>
      plural('de', count, {
        one: '# weiteren anzeigen',
        other: '# weitere anzeigen',
      }),

    /* EditListingDialog */
    editTitle: 'Angebot ändern',
    editAction: (price) => `Auf ${price} ändern`,
    editNothing: 'Keine Änderungen',
    editCancelFirst:
      'Wir ziehen zuerst das alte Angebot zurück, damit niemand zum alten Preis kaufen kann, und erstellen dann das neue. Dazwischen steht das Stück nicht zum Verkauf.',
    editListFirst:
      'Wir erstellen zuerst das neue Angebot, damit das Stück im Verkauf bleibt, und ziehen dann das alte zurück.',
    editStay: 'Lass dieses Fenster offen. Deine Wallet fragt zweimal nach.',
    editPartCancel: (price) => `Angebot für ${price} zurückziehen`,
    editPartList: 'Neues Angebot erstellen',
    editFree: 'Nur eine Signatur, keine Netzwerkgebühr',
    editGas: 'Transaktion mit Netzwerkgebühr',
    editUnlisted:
      'Das alte Angebot ist zurückgezogen, das Stück steht also nicht zum Verkauf. Biete es erneut an, um abzuschließen.',
    editBoth: (price) =>
      `Beide Angebote sind aktiv. Das alte für ${price} kann noch gekauft werden, bis du es zurückziehst.`,
    editSold: 'Zum alten Preis verkauft.',
    edited: 'Angebot aktualisiert',
    editedText: 'Das alte Angebot ist zurückgezogen. Käufer sehen das neue.',
    changeAnyway: (price) => `Trotzdem auf ${price} ändern`,

    /* failure */
    findingAgreed: 'Vereinbart',
    findingFound: 'Verlangt',
    findingMore: (count) =>
      plural('de', count, { one: '# weiterer', other: '# weitere' }),
    findingUnlimited: 'unbegrenzt',
    'finding.allowance':
      'Aus deiner Wallet könnte ein anderer Betrag abgebucht werden.',
    'finding.body': 'Die Daten für den Marktplatz sehen falsch aus.',
    'finding.book':
      'Damit wird womöglich im falschen Orderbuch zurückgezogen, und dein Angebot bliebe aktiv.',
    'finding.call': 'Wir wissen nicht, was das bewirkt.',
    'finding.cancelAll': 'Das zieht alle deine Angebote zurück.',
    'finding.chain': 'Das ist für ein anderes Netzwerk.',
    'finding.collection': 'Das ist keine Sammlung der erwarteten Art.',
    'finding.contract': 'Das geht an einen unbekannten Smart Contract.',
    'finding.currency': 'Die Währung ist anders.',
    'finding.encoding':
      'Ein Teil der Anfrage ist nicht lesbar und könnte etwas verbergen.',
    'finding.expiry': 'Das Enddatum ist anders.',
    'finding.fee': 'Jemand erhält eine Gebühr, der du nicht zugestimmt hast.',
    'finding.holder': 'Du besitzt davon nicht genug.',
    'finding.item': 'Das Stück ist ein anderes.',
    'finding.maker': 'Das ist das Angebot von jemand anderem.',
    'finding.message': 'Du würdest eine unbekannte Nachricht signieren.',
    'finding.method': 'Das ruft den Marktplatz auf ungewöhnliche Weise auf.',
    'finding.missing': 'Das enthält nicht, was du möchtest.',
    'finding.net': 'Du würdest weniger erhalten.',
    'finding.operator':
      'Ein unbekannter Smart Contract würde deine Token übertragen.',
    'finding.order': 'Das Angebot ist ein anderes oder nicht mehr verfügbar.',
    'finding.origin': 'Deine Signatur ginge an eine unbekannte Website.',
    'finding.price': 'Der Preis ist anders.',
    'finding.quantity': 'Die Anzahl ist anders.',
    'finding.recipient': 'Jemand anderes würde das Stück erhalten.',
    'finding.spender':
      'Ein unbekannter Smart Contract könnte deine Token abbuchen.',
    'finding.start': 'Das Startdatum ist anders.',
    'finding.total': 'Der Gesamtbetrag ist höher.',
    'finding.transfer': 'Das entnimmt deiner Wallet noch etwas anderes.',
    'finding.typedData': 'Du würdest etwas Unbekanntes signieren.',
    'finding.unanswered':
      'Das Netzwerk hat nicht geantwortet, daher konnten wir nicht alles prüfen.',
    'finding.unasked': 'Das tut etwas, das du nicht verlangt hast.',
    'finding.unproven':
      'Wir konnten nicht prüfen, ob dein Angebot in dieser Währung ist.',
    'finding.value': 'Ein anderer Betrag würde gesendet.',
    'finding.zone':
      'Ein unbekannter Smart Contract entscheidet, wer kaufen darf.',

    /* FlowNotices */
    notices: 'Deine Aktivität',
    'tray.failed': 'Deine Aktivität konnte nicht geladen werden.',

    andMore: (count) =>
      plural('de', count, { one: '# weiteres', other: '# weitere' }),
    minimize: 'Minimieren',
    'tray.view': 'Ansehen',

    // Flows
    'resumed.running': (kind) => `${getStartNoun(kind)} ist in Arbeit`,
    'resumed.failed': (kind) => `${getStartNoun(kind)} ist fehlgeschlagen`,
    'resumed.interrupted': (kind) =>
      `${getStartNoun(kind)} wurde nicht abgeschlossen`,
    'resumed.refused': (kind) =>
      `${getStartNoun(kind)} ist signiert, wurde aber vom Marktplatz abgelehnt`,
    'resumedText.resuming':
      'Du hast das in einem anderen Tab oder vor dem Neuladen gestartet.',
    'resumedText.running': 'Läuft in einem anderen Tab.',
    'resumedText.here': 'Stöbere ruhig weiter, wir bringen es zu Ende.',
    'resumedText.prompting':
      'Deine Wallet wartet vielleicht auf deine Antwort.',
    'resumedText.sent': 'Warten auf das Netzwerk.',
    'resumedText.done':
      'Du hast das in einem anderen Tab oder vor dem Neuladen gestartet.',
    'resumedText.failed': 'Es hat sich nichts geändert.',
    'resumedText.interrupted':
      'Die übrigen Schritte wurden nicht gesendet. Du kannst neu beginnen.',
    'resumedText.refused':
      'Deine signierte Order kann bis zu ihrem Ablauf noch ausgeführt werden. Veröffentliche sie erneut oder storniere sie.',
    'resumedText.unresolved':
      'Sieh in den Aktivitäten deiner Wallet nach, bevor du neu beginnst.',
    refusedUntil: (date) =>
      `Deine signierte Order kann bis ${date} noch ausgeführt werden. Veröffentliche sie erneut oder storniere sie.`,

    // Stop tracking a flow
    giveUp: 'Habe ich nicht gesendet',
    giveUpTitle: 'Nicht weiterverfolgen?',
    giveUpText:
      'Danach kannst du neu beginnen. Falls deine Wallet die Anfrage doch gesendet hat, kann sie zweimal durchgehen oder fehlschlagen und die Netzwerkgebühr kosten. Sieh vorher in den Aktivitäten deiner Wallet nach.',
    giveUpConfirm: 'Nicht weiterverfolgen',
    giveUpKeep: 'Weiterverfolgen',

    // Unfinished edits
    editLeft: (name) => `${name} steht nicht zum Verkauf`,
    editLeftText: (price) =>
      `Das alte Angebot ist zurückgezogen, das neue für ${price} wurde aber noch nicht erstellt.`,
    editLeftBoth: (name) => `${name} wird zweimal angeboten`,
    editLeftBothText: (price) =>
      `Das neue Angebot ist aktiv. Das alte für ${price} kann noch gekauft werden, bis du es zurückziehst.`,
    editLeftGoOn: 'Angebot fertigstellen',

    listManyPartly: (listed, all) =>
      `${plural('de', listed, { other: '#' })} von ${pieces(all)} angeboten`,
    listManyLeft:
      'Die übrigen wurden nicht angeboten. Sonst wurde nichts gesendet.',
    listManyFinish: 'Die übrigen anbieten',

    /* ListDialog */
    listTitle: 'Zum Verkauf anbieten',
    listAction: (price) => `Für ${price} anbieten`,
    listAnyway: (price) => `Trotzdem für ${price} anbieten`,
    listingFees: 'Marktplatz- und Erstellergebühr',
    listedAlready: (count) => `${count} bereits angeboten`,
    notOwned: 'Dieses Stück gehört dir nicht.',
    allListed:
      'Alles, was du hier besitzt, wird bereits angeboten. Ändere zuerst ein Angebot oder ziehe eines zurück.',
    alreadyListed: (price) =>
      `Bereits für ${price} angeboten. Dieses Angebot bleibt aktiv.`,
    editThat: 'Dieses Angebot ändern',
    earnings: 'Du erhältst',

    // Price
    belowOffer: (offer) => `Es gibt bereits ein Gebot von ${offer}.`,
    changePrice: 'Preis ändern',
    divisible:
      'Laut Marktplatz lässt sich dieses Stück in Bruchteile teilen. Wenn das nicht stimmt, verkaufst du mehr, als du hier siehst.',
    enterPrice: 'Preis eingeben',
    farBelowFloor: (share, floor) =>
      `Das liegt ${share} unter dem Floor-Preis von ${floor}. Jeder kann es sofort kaufen.`,
    marketUnknown:
      'Wir konnten die Marktpreise oder deine Angebote nicht laden.',
    notCompared: (price) => `Wir können das nicht mit ${price} vergleichen.`,
    priceBelowFloor: (share) => `${share} unter dem Floor-Preis`,
    priceHelp: 'Preisvorschläge',
    pricePerItem: 'Stückpreis',

    // Duration
    duration: 'Laufzeit',
    endsAt: 'Endet am',
    'endsAt.empty': 'Wähle Datum und Uhrzeit.',
    'endsAt.tooSoon': (date) => `Wähle einen Zeitpunkt nach dem ${date}.`,
    'endsAt.tooLate': (date) => `Wähle einen Zeitpunkt vor dem ${date}.`,
    expires: (date) => `Endet am ${date}`,
    timeZone: (zone) => `Zeitzone: ${zone}`,
    untilDate: 'Eigenes Datum',

    // After it
    viewListing: 'Angebot ansehen',

    // Order book
    orderbook: 'Wo anbieten',
    orderbookFee: (fee) => `${fee} Gebühr`,

    /* ListMany */
    listManyTitle: 'Zum Verkauf anbieten',
    listManyCount: (count) => pieces(count),
    listManyText: (count) =>
      plural('de', count, {
        one: 'Du bestätigst das Angebot in deiner Wallet.',
        other: 'Du bestätigst jedes der # Stücke in deiner Wallet.',
      }),
    listManyAction: (count) => `${pieces(count)} anbieten`,
    listManyAnyway: (count) => `${pieces(count)} trotzdem anbieten`,
    listManyAsked: 'Prüfe die Preise. Einige davon könnten falsch sein.',
    listManyStopped:
      'Hier angehalten. Die übrigen Stücke wurden nicht angeboten. Bei einem neuen Versuch bleiben ihre Preise erhalten.',
    listManyNothing: 'Es gibt nichts mehr anzubieten.',
    priceForAll: 'Preis für alle',
    priceOf: (name) => `Preis für ${name}`,
    floorAnd: (change) => `Floor ${change}`,
    receives: (amount) => `Du erhältst ${amount}`,
    isListed: 'Bereits angeboten',
    'listPart.waiting': 'Wartet',
    'listPart.working': 'Wird angeboten…',
    'listPart.done': 'Angeboten',
    'listPart.failed': 'Nicht angeboten',
    'listPart.filled': 'Verkauft',
    'listPart.cancelled': 'Zurückgezogen',
    'listPart.expired': 'Abgelaufen',
    'listPart.other': 'Nicht mehr angeboten',

    /* Marketplace */
    cartFull: (most) =>
      `Dein Warenkorb ist voll (${pieces(most)}). Geh zur Kasse oder entferne zuerst etwas.`,
    collectionOffer: 'Gebot auf Sammlung',
    forSale: 'Im Verkauf',
    items: 'Stücke',
    nothingCalled: (words) => `Keine Ergebnisse für „${words}“`,
    nothingMatches: 'Keine Stücke entsprechen diesen Filtern.',
    showEverything: 'Filter löschen',
    skipToItems: 'Zu den Stücken springen',
    sweep: 'Mehrere kaufen',

    ownedTitle: 'Deine Stücke',
    ownedItems: 'Stücke',
    ownedListed: 'Im Verkauf',
    ownedUnlisted: 'Nicht im Verkauf',
    ownedValue: 'Wert zum Floor-Preis',
    cancelMine: 'Angebote zurückziehen',
    selectToList: 'Mehrere anbieten',
    selectHint: 'Wähle die Stücke aus, die du anbieten möchtest.',
    selectedCount: (count) => plural('de', count, { other: '# ausgewählt' }),
    selectMost: (most) => `Höchstens ${pieces(most)} auf einmal.`,
    selectEnd: 'Auswahl beenden',

    /* Media */
    mediaBroken: 'Diese Datei kann nicht angezeigt werden.',
    mediaChoose: (kind, place, of) => `${kind}, ${place} von ${of}`,
    mediaEnlarge: 'Vergrößern',
    mediaKind: (kind) => mediaNames[kind] ?? 'Datei',
    mediaNone: 'Kein Bild.',
    mediaOpen: (kind) => mediaVerbs[kind] ?? 'Laden',
    mediaOriginal: 'Original öffnen',

    /* PendingFlows */
    'tray.title': 'Deine Aktivität',
    'tray.open': (count) =>
      plural('de', count, {
        one: '# Vorgang läuft',
        other: '# Vorgänge laufen',
      }),
    'tray.empty': 'Gerade läuft nichts.',
    'tray.disconnected': 'Verbinde deine Wallet, um deine Aktivität zu sehen.',

    /* Price */
    bestOffer: 'Höchstes Gebot',
    currency: 'Währung',
    fee: (kind) => feeNames[kind.toLowerCase()] ?? kind,
    fees: 'Gebühren',
    feesOther: 'Weitere Gebühren',
    floor: 'Floor-Preis',
    floorError: 'Floor-Preis konnte nicht geladen werden.',
    floorNone: 'Kein Angebot',
    free: 'Kostenlos',
    notListed: 'Nicht im Verkauf',
    price: 'Preis',
    total: 'Gesamt',
    wrapped: (symbol, coin) => `${symbol} ist ${coin} als Token, 1:1.`,

    /* StepsProgress */
    approveCollection: 'Sammlung',
    copyTransaction: 'Transaktions-Hash kopieren',
    viewTransaction: 'Transaktion ansehen',
    'wallet.open': (wallet) => `${wallet} öffnen`,

    // Steps
    stepNow: (title, text) => `${title}. ${text}`,
    stepOf: (position, count) => `Schritt ${position} von ${count}`,
    'stepTitle.tokenApproval': (subject) => `${subject} freigeben`,
    'stepTitle.buy': 'Kaufen',
    'stepTitle.sell': 'Verkaufen',
    'stepTitle.createListing': 'Angebot signieren und veröffentlichen',
    'stepTitle.createOffer': 'Gebot signieren und veröffentlichen',
    'stepTitle.cancel': 'Angebot zurückziehen',
    'stepTitle.transaction': 'Transaktion senden',
    'stepTitle.signature': 'Signieren und veröffentlichen',
    'stepTitle.message': 'Nachricht signieren',
    'stepTitle.post': 'Veröffentlichen',

    // What the current step waits for
    'stepText.switching': 'Wechsle das Netzwerk in deiner Wallet.',
    'stepText.switchingIn': (wallet) => `Wechsle das Netzwerk in ${wallet}.`,
    'stepText.prompting': 'Bestätige in deiner Wallet.',
    'stepText.promptingIn': (wallet) => `Bestätige in ${wallet}.`,
    'stepText.bundled':
      'Deine Wallet zeigt diese Schritte zusammen. Bestätige einmal.',
    'stepText.bundledIn': (wallet) =>
      `${wallet} zeigt diese Schritte zusammen. Bestätige einmal.`,
    'stepText.confirming': 'Warten auf das Netzwerk. Das dauert einen Moment.',
    'stepText.repriced':
      'Du hast die Transaktion beschleunigt. Warten auf das Netzwerk.',
    'stepText.queued':
      'Es fehlen noch Signaturen. Du kannst die Seite verlassen und zurückkommen.',
    'stepText.queuedFor': (needed) =>
      plural('de', needed, {
        one: 'Warten auf die Signatur von # Inhaber in deiner Wallet. Du kannst die Seite verlassen und zurückkommen.',
        other:
          'Warten auf die Signaturen von # Inhabern in deiner Wallet. Du kannst die Seite verlassen und zurückkommen.',
      }),
    'stepText.posting': 'Wird an den Marktplatz gesendet.',

    /* SweepDialog */
    sweepTitle: 'Die günstigsten kaufen',
    sweepBy: 'Auswählen nach',
    sweepByCount: 'Anzahl',
    sweepByBudget: 'Budget',
    sweepCount: 'Anzahl der Stücke',
    sweepBudget: 'Höchstens ausgeben',
    sweepFound: (count) => `${pieces(count)} im Verkauf`,
    sweepUpTo: (count) => `Bis zu ${pieces(count)} auf einmal`,
    sweepEmpty: 'In dieser Währung ist nichts im Verkauf.',
    sweepOthers: 'Andere Währungen sind nicht enthalten.',
    sweepTooLittle: (price) => `Das günstigste Stück kostet ${price}.`,
    sweepNothing: 'Nichts ausgewählt',
    sweepRange: 'Preisspanne',
    sweepLimited: (most) => `Höchstens ${listings(most)} auf einmal.`,
    sweepUnread: (count) =>
      plural('de', count, {
        one: 'Gewählt aus dem # günstigsten Angebot; es gibt weitere.',
        other: 'Gewählt aus den # günstigsten Angeboten; es gibt weitere.',
      }),
    sweepValue: (count, all) => `${count} von ${all}`,

    /* table */
    // Columns
    columnActions: 'Aktionen',
    columnEnds: 'Endet',
    columnFloor: 'vs. Floor',
    columnFor: 'Für',
    columnMaker: 'Von',
    columnMarketplace: 'Marktplatz',
    columnNet: 'Verkäufer erhält',
    columnPrice: 'Preis',
    columnQuantity: 'Anzahl',
    columnUnitPrice: 'Stückpreis',

    // Cells
    atFloor: 'Zum Floor-Preis',
    ended: 'Beendet',
    feesNet: 'Verkäufer erhält',
    feesOf: (percent) => `Gebühren: ${percent}`,
    feesTitle: 'Preisaufschlüsselung',
    forCollection: 'Ganze Sammlung',
    forItem: 'Dieses Stück',
    noEnd: 'Unbefristet',
    'problem.filled': 'Verkauft',
    'problem.cancelled': 'Zurückgezogen',
    'problem.expired': 'Abgelaufen',
    'problem.inactive': 'Pausiert: Der Verkäufer kann gerade nicht liefern',
    'problem.gone': 'Nicht mehr verfügbar',
    'problem.early': 'Noch nicht gestartet',
    'problem.unknown': 'Nicht lesbar',

    // Listings
    listings: 'Angebote',
    listingsEmpty: 'Keine Angebote',
    'row.addToCart': 'In den Warenkorb',
    'row.buy': 'Kaufen',
    'row.cancel': 'Zurückziehen',
    'row.edit': 'Ändern',
    'row.inCart': 'Im Warenkorb',

    // Offers
    makeOffer: 'Gebot abgeben',
    offers: 'Gebote',
    offersEmpty: 'Keine Gebote',
    'row.accept': 'Annehmen',

    contracts: 'Smart Contracts',
    contractsEmpty: 'Dieses Projekt hat noch keine Smart Contracts.',
    contractSources: 'Contract-Vorlagen',
    contractSourcesEmpty: 'Noch keine Contract-Vorlagen.',
    columnAddress: 'Adresse',
    columnAudited: 'Geprüft',
    columnAuthor: 'Autor',
    columnCreated: 'Erstellt',
    columnEmail: 'E-Mail',
    columnLicense: 'Lizenz',
    columnName: 'Name',
    columnSource: 'Quelle',
    columnType: 'Art',
    audited: 'Geprüft',
    disabled: 'Deaktiviert',
    moreInfo: 'Mehr',
    unnamed: 'Unbenannt',
    contacts: 'Kontakte',
    contactsEmpty: 'Diese Zielgruppe hat noch keine Kontakte.',
    contactCount: (count) =>
      plural('de', count, { one: '# Kontakt', other: '# Kontakte' }),
    personalHidden: 'Verborgen',
    personalHide: 'Namen und E-Mails verbergen',
    personalShow: 'Namen und E-Mails anzeigen',
    personalText:
      'Namen und E-Mails sind personenbezogene Daten und daher verborgen.',

    pageNext: 'Nächste Seite',
    pageOf: (page) => `Seite ${page}`,
    pagePrevious: 'Vorherige Seite',
    refreshing: 'Wird aktualisiert',
    sortedBy: (column) => `Sortieren nach: ${column}`,
    tableError: 'Diese Liste konnte nicht geladen werden.',

    /* trade */
    signedTitle: 'Du hast hierfür schon ein Angebot signiert',
    signedText: (price, date) =>
      `Es liegt bei ${price} und ist vielleicht bis ${date} aktiv. Auch wenn du neu anbietest, kann noch jemand für ${price} kaufen.`,
    signedTextUnknown:
      'Es ist vielleicht aktiv. Auch wenn du neu anbietest, kann noch jemand zum alten Preis kaufen.',
    signedCancelFirst: 'Zuerst zurückziehen',
    signedAnyway: 'Trotzdem anbieten',

    'signed.lost':
      'Dein Angebot ist signiert, wurde aber vom Marktplatz nicht bestätigt',
    'signed.replaced':
      'Du hast ein älteres Angebot signiert, das aktiv sein kann',
    'signedText.lost': (price, date) =>
      `Deine Order für ${price} ist vielleicht bis ${date} aktiv. Prüfe erneut oder storniere sie.`,
    'signedText.refused': (price, date) =>
      `Bis ${date} kann noch jemand für ${price} kaufen. Veröffentliche das Angebot erneut oder ziehe es zurück.`,

    // Amounts
    additionalFees: 'Zusätzliche Gebühren',
    addFunds: (symbol) => `${symbol} aufladen`,
    approvalText:
      'Erlaubt dem Smart Contract des Marktplatzes, Stücke dieser Sammlung zu übertragen, sobald du ein Angebot dafür signiert hast. Nur einmal je Sammlung nötig.',
    approveCurrencyText:
      'Erlaubt dem Smart Contract des Marktplatzes, genau diesen Betrag auszugeben.',
    balance: 'Dein Guthaben',
    decrease: 'Anzahl verringern',
    increase: 'Anzahl erhöhen',
    insufficientFunds: (symbol) => `Nicht genug ${symbol}`,
    insufficientFundsText: (missing) =>
      `Du brauchst noch ${missing} in dieser Wallet.`,
    maximum: 'Max.',
    named: (label, name) => `${label}: ${name}`,
    paid: (price) => `Du hast ${price} bezahlt.`,
    priceAccept: (price) => `${price} annehmen`,
    priceMoved: (before, now) =>
      `Der Preis hat sich von ${before} auf ${now} geändert.`,
    priceUnverified:
      'Wir können diesen Preis nicht prüfen: Der Smart Contract der Währung nennt die Zahl der Nachkommastellen nicht. Deshalb kannst du hier nicht damit kaufen.',
    quantity: 'Anzahl',
    quantityOf: (available) => `von ${available}`,
    'price.indivisible': (multiple) =>
      `Von diesem Objekt können Bruchteile gekauft werden. Der Preis muss deshalb ein Vielfaches von ${multiple} sein.`,
    'price.invalid': 'Gib eine Zahl ein, z. B. 0,5',
    'price.tooLarge': 'Dieser Preis ist zu hoch.',
    'price.tooManyDecimals': (symbol, decimals) =>
      `${symbol} hat höchstens ${plural('de', decimals, { one: '# Nachkommastelle', other: '# Nachkommastellen' })}.`,
    'price.zero': 'Der Preis muss über null liegen.',

    // The button while a trade runs
    'working.quoting': 'Wird geprüft…',
    'working.resuming': 'Wird abgeschlossen…',
    'working.indexing.buy': 'Bezahlt. Warten auf den Marktplatz…',
    'working.indexing.list': 'Veröffentlicht. Warten auf den Marktplatz…',
    'working.indexing.cancel': 'Zurückgezogen. Warten auf den Marktplatz…',
    'working.waiting': 'Wird vorbereitet…',
    'working.switching': 'Netzwerk in der Wallet wechseln…',
    'working.switchingIn': (wallet) => `Netzwerk in ${wallet} wechseln…`,
    'working.prompting': 'In der Wallet bestätigen…',
    'working.promptingIn': (wallet) => `In ${wallet} bestätigen…`,
    'working.confirming': 'Warten auf das Netzwerk…',
    'working.queued': 'Warten auf Signaturen…',
    'working.posting': 'Wird veröffentlicht…',

    // Why a trade takes longer than usual
    'wait.offline':
      'Du bist offline. Sobald du wieder online bist, geht es weiter.',
    'wait.quoting': 'Der Marktplatz antwortet langsamer als sonst.',
    'wait.resuming': 'Es dauert länger als sonst, den Ausgang herauszufinden.',
    'wait.waiting': 'Das dauert länger als sonst.',
    'wait.switching':
      'Öffne deine Wallet. Vielleicht verbirgt sie die Anfrage zum Netzwerkwechsel.',
    'wait.prompting':
      'Öffne deine Wallet. Vielleicht verbirgt sie die Anfrage.',
    'wait.confirming':
      'Das Netzwerk braucht länger als sonst. Du kannst das schließen, wir bringen es zu Ende.',
    'wait.unreachable':
      'Das Netzwerk ist nicht erreichbar. Deine Transaktion kann noch durchgehen, sende sie also nicht noch einmal.',
    'wait.posting': 'Das Veröffentlichen dauert länger als sonst.',
    'wait.indexing':
      'Das ist durchgegangen. Der Marktplatz braucht länger als sonst, um es anzuzeigen.',

    // Questions
    reviewTitle: 'Wir können nicht alles prüfen',
    reviewText:
      'Der Marktplatz verlangt etwas, das wir nicht vollständig prüfen können. Wir haben es noch nicht gesendet.',
    reviewContinue: 'Trotzdem fortfahren',
    reviewStop: 'Abbrechen',
    consentTitle: 'Anfrage erneut senden?',
    'consentText.buy':
      'Die erste Anfrage kann noch durchgehen. Dann würdest du doppelt bezahlen, mindestens die Netzwerkgebühr. Sieh vorher in den Aktivitäten deiner Wallet nach.',
    'consentText.list':
      'Die erste Anfrage kann noch durchgehen. Dann wäre das Stück doppelt angeboten. Sieh vorher in den Aktivitäten deiner Wallet nach.',
    'consentText.cancel':
      'Die erste Anfrage kann noch durchgehen. Dann würdest du die Netzwerkgebühr doppelt bezahlen. Sieh vorher in den Aktivitäten deiner Wallet nach.',
    consentAsk: 'Nachgesehen, erneut senden',
    consentKeep: 'Nicht erneut senden',

    // When it is done
    copyLink: 'Link kopieren',
    done: 'Fertig',
    share: 'Teilen',
    viewItem: 'Stück ansehen',

    'wallet.connecting': 'Wird verbunden…',
    'wallet.reconnecting': 'Deine Wallet wird wieder verbunden…',
    'wallet.switchTo': (chain) => `Zu ${chain} wechseln`,
    'wallet.switching': 'Netzwerk in der Wallet wechseln…',
    'wallet.wrongChain': (chain) =>
      `Deine Wallet ist in einem anderen Netzwerk. Wechsle zu ${chain}, um fortzufahren.`,
    'wallet.switchDeclined': 'Du hast den Wechsel in deiner Wallet abgelehnt.',
    'wallet.switchFailed': (chain) =>
      `Deine Wallet hat nicht gewechselt. Wähle dort ${chain} oder füge es hinzu, und komm dann zurück.`,
    'wallet.wrongAccount': (account) =>
      `Nur ${account} kann fortfahren. Wechsle in deiner Wallet zu diesem Konto.`,
    'wallet.watchOnly':
      'Diese Watch-only-Wallet kann nichts bestätigen. Verbinde eine, die das kann.',
  },
}
