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
      ['CollectibleGrid', 'Ten thousand items, smooth scrolling'],
      ['CollectibleCard', 'Image, price and the right action'],
      ['CollectionFilters', 'Facets, ranges, chips, a sheet on phones'],
    ],
  },
  {
    name: 'Look closer',
    about: 'One item, with its listings and offers.',
    parts: [
      ['CollectibleView', 'Media, traits, owners, prices'],
      ['MediaViewer', 'Images, video, audio, 3D and web pages'],
      ['ListingsTable', 'Sellers, prices and fees'],
      ['OffersTable', 'Buyers, and what the seller receives'],
      ['FloorPrice', 'The lowest price, live'],
      ['Price', 'Exact amounts in every language'],
    ],
  },
  {
    name: 'Trade',
    about: 'Every wallet request, explained first.',
    parts: [
      ['BuyDialog', 'The full total first, then each step'],
      ['ListDialog', 'Set a price, see what you’ll receive'],
      ['EditListing', 'Cancel and relist, in the safe order'],
      ['CancelDialog', 'One listing or many'],
      ['CartDrawer', 'Grouped by payment, always up to date'],
      ['Sweep', 'By quantity or by budget'],
      ['StepsProgress', 'Every step, with its status'],
      ['FlowNotices', 'Tells how a trade ended, even after a reload'],
      ['PendingFlows', 'Everything in progress, in one tray'],
    ],
  },
  {
    name: 'Build',
    about: 'For people who run a marketplace.',
    parts: [
      ['ContractsTable', 'The contracts of a project'],
      ['ContractSourcesTable', 'Source code to deploy from'],
      ['AudienceView', 'Contacts, hidden until you show them'],
    ],
  },
]
