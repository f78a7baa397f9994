import type {
  BuyDialog,
  CollectibleCard,
  CollectibleGrid,
  ListingsTable,
  Marketplace,
  OffersTable,
} from '../../../src/index.js'

/** A widget whose properties the playground can change. */
export type Widget = {
  name: string
  /** The properties that it needs, as JSX. */
  data: string
  /** Choices of other properties; the first one is the default. */
  props: Readonly<Record<string, readonly (string | number)[]>>
}

/** Properties of one widget, whose names and values the compiler checks. */
type Choices<props> = {
  [name in keyof props]?: readonly Extract<props[name], string | number>[]
}

const place = 'chainId={137} contractAddress="0x…"'
const names = ['Emblems', 'Genesis', 'Season 2']

/** Widgets by the beginning of the ids of their stories. */
const widgets: Readonly<Record<string, Widget>> = {
  'browse-collectiblecard': {
    name: 'CollectibleCard',
    data: 'collectible={collectible}',
    props: {
      collectionName: names,
      owned: ['0', '1', '12'],
    } satisfies Choices<CollectibleCard.Props>,
  },
  'browse-collectiblegrid': {
    name: 'CollectibleGrid',
    data: place,
    props: {
      density: ['comfortable', 'compact'],
      pageSize: [12, 6, 24, 48],
      paging: ['infinite', 'button', 'pages'],
    } satisfies Choices<CollectibleGrid.Props>,
  },
  'browse-marketplace': {
    name: 'Marketplace',
    data: place,
    props: {
      paging: ['infinite', 'button', 'pages'],
    } satisfies Choices<Marketplace.Props>,
  },
  'look-closer-listingstable': {
    name: 'ListingsTable',
    data: `${place} tokenId="1"`,
    props: { pageSize: [10, 2, 5, 20] } satisfies Choices<ListingsTable.Props>,
  },
  'look-closer-offerstable': {
    name: 'OffersTable',
    data: `${place} tokenId="1"`,
    props: { pageSize: [10, 2, 5, 20] } satisfies Choices<OffersTable.Props>,
  },
  'trade-buydialog': {
    name: 'BuyDialog',
    data: 'order={order} trigger={<button>Buy</button>}',
    props: { collectionName: names } satisfies Choices<BuyDialog.Props>,
  },
}

/** Returns the widget of a story, if its properties can be changed. */
export function getWidget(story: string): Widget | undefined {
  const [id = ''] = story.split('--')
  return widgets[id]
}

/** Reads properties from an address: `paging:pages;pageSize:24`. */
export function readProps(text: string): Map<string, string> {
  const pairs = text
    .split(';')
    .map((pair) => pair.split(':'))
    .flatMap(([name, value]): [string, string][] =>
      name && value ? [[name, value]] : [],
    )
  return new Map(pairs)
}

/** Returns the text for an address, as Storybook writes it too. */
export function writeProps(props: ReadonlyMap<string, string>): string {
  return [...props].map((pair) => pair.join(':')).join(';')
}

/** Returns the properties as JSX, each after a space. */
export function toJsx({ props }: Widget, text: string): string {
  const chosen = readProps(text)
  return Object.entries(props)
    .filter(([name]) => chosen.has(name))
    .map(([name, [first]]) =>
      typeof first === 'number'
        ? ` ${name}={${chosen.get(name)}}`
        : ` ${name}="${chosen.get(name)}"`,
    )
    .join('')
}
