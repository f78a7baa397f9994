import { useMarketKit } from '../../src/index.js'

const en = {
  collections: 'Collections',
  mine: 'Mine',
  yours: (collection: string) => `Your ${collection}`,
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',

  connectWallet: 'Connect wallet',
  chooseWallet: 'Choose a wallet',
  noWallet: 'No wallet found in this browser.',
  switchAccount: 'Switch account',
  disconnect: 'Disconnect',

  emblemsEyebrow: 'One of one',
  emblems:
    'Five hundred coats of arms for houses that don’t exist yet. Drawn by code, no two alike.',
  itemsEyebrow: 'Editions',
  items:
    'Potions, keys, maps and relics for the road. Buy as many as your journey needs.',
}

type Words = typeof en

const languages: Record<string, Words> = {
  de: {
    collections: 'Sammlungen',
    mine: 'Meine',
    yours: (collection) => `Deine ${collection}`,
    lightTheme: 'Helles Design',
    darkTheme: 'Dunkles Design',
    connectWallet: 'Wallet verbinden',
    chooseWallet: 'Wallet auswählen',
    noWallet: 'In diesem Browser wurde keine Wallet gefunden.',
    switchAccount: 'Konto wechseln',
    disconnect: 'Trennen',
    emblemsEyebrow: 'Einzelstücke',
    emblems:
      'Fünfhundert Wappen für Häuser, die es noch nicht gibt. Von Code gezeichnet, keines gleicht dem anderen.',
    itemsEyebrow: 'Auflagen',
    items:
      'Tränke, Schlüssel, Karten und Relikte für unterwegs. Kauf so viele, wie deine Reise braucht.',
  },
  es: {
    collections: 'Colecciones',
    mine: 'Mis artículos',
    yours: (collection) => `Tus ${collection}`,
    lightTheme: 'Tema claro',
    darkTheme: 'Tema oscuro',
    connectWallet: 'Conectar billetera',
    chooseWallet: 'Elige una billetera',
    noWallet: 'No se encontró ninguna billetera en este navegador.',
    switchAccount: 'Cambiar de cuenta',
    disconnect: 'Desconectar',
    emblemsEyebrow: 'Piezas únicas',
    emblems:
      'Quinientos escudos para casas que aún no existen. Dibujados por código, no hay dos iguales.',
    itemsEyebrow: 'Ediciones',
    items:
      'Pociones, llaves, mapas y reliquias para el camino. Compra tantas como necesite tu viaje.',
  },
  ja: {
    collections: 'コレクション',
    mine: 'マイアイテム',
    yours: (collection) => `所有する${collection}`,
    lightTheme: 'ライトテーマ',
    darkTheme: 'ダークテーマ',
    connectWallet: 'ウォレットを接続',
    chooseWallet: 'ウォレットを選択',
    noWallet: 'このブラウザーにウォレットが見つかりません。',
    switchAccount: 'アカウントを切り替え',
    disconnect: '接続を解除',
    emblemsEyebrow: '一点もの',
    emblems:
      'まだ存在しない家々のための500の紋章。コードで描かれ、同じものは二つとありません。',
    itemsEyebrow: 'エディション',
    items: '旅のための薬、鍵、地図、秘宝。必要なだけ購入できます。',
  },
  ar: {
    collections: 'المجموعات',
    mine: 'قطعي',
    yours: (collection) => `قطعك من \u2068${collection}\u2069`,
    lightTheme: 'مظهر فاتح',
    darkTheme: 'مظهر داكن',
    connectWallet: 'ربط المحفظة',
    chooseWallet: 'اختر محفظة',
    noWallet: 'لم يُعثر على محفظة في هذا المتصفح.',
    switchAccount: 'تبديل الحساب',
    disconnect: 'قطع الاتصال',
    emblemsEyebrow: 'قطع فريدة',
    emblems:
      'خمسمئة شعار لبيوت لم توجد بعد. رسمتها الشيفرة، ولا يتشابه منها اثنان.',
    itemsEyebrow: 'إصدارات',
    items: 'جرعات ومفاتيح وخرائط وآثار للطريق. اشترِ منها ما تحتاج إليه رحلتك.',
  },
}

/** The shop's own texts in the language of the widgets. */
export function useWords(): Words {
  const { locale } = useMarketKit()
  return languages[locale?.split('-')[0] ?? ''] ?? en
}
