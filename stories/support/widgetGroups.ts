type WidgetGroup = {
  name: string
  about: string
  /** Components with short descriptions. */
  parts: [name: string, does: string][]
}

/** The widgets, in the order in which a visitor of a shop sees them. */
export const widgetGroups: WidgetGroup[] = [
  {
    name: 'Browse',
    about: 'From one drop-in page down to a single card.',
    parts: [
      ['Marketplace', 'A whole page: filters, grid, item, cart'],
      ['CollectibleGrid', 'Ten thousand items without a jump'],
      ['CollectibleCard', 'Picture, price, and the action that fits'],
      ['CollectionFilters', 'Facets, ranges, chips, a sheet on phones'],
    ],
  },
  {
    name: 'Look closer',
    about: 'One collectible, and what is asked and offered for it.',
    parts: [
      ['CollectibleView', 'Media, traits, owners, prices'],
      ['MediaViewer', 'Image, film, sound, 3D, sandboxed pages'],
      ['ListingsTable', 'Who sells, for how much, with which fees'],
      ['OffersTable', 'Who would buy, and what is left of it'],
      ['FloorPrice', 'The cheapest, kept current'],
      ['Price', 'Exact to the last digit, in any language'],
    ],
  },
  {
    name: 'Trade',
    about: 'What a wallet is asked for, said before it is asked.',
    parts: [
      ['BuyDialog', 'Every part of the total, then each step'],
      ['ListDialog', 'A typed price, and what you will receive'],
      ['EditListing', 'Cancel and list, in the safe order'],
      ['CancelDialog', 'One listing or many'],
      ['CartDrawer', 'Grouped, checked, exact'],
      ['Sweep', 'By number or by budget'],
      ['StepsProgress', 'Where it is, and where your funds are'],
      ['FlowNotices', 'What became of it after a reload'],
      ['PendingFlows', 'What is under way, in one tray'],
    ],
  },
  {
    name: 'Build',
    about: 'For the people who run the shop.',
    parts: [
      ['ContractsTable', 'What the project trades'],
      ['ContractSourcesTable', 'Where its collections come from'],
      ['AudienceView', 'Contacts, masked until asked for'],
    ],
  },
]
