import type { OrderTableLabels } from '../../components/table/orderTableLabels.js'

export const orderTableLabels: OrderTableLabels = {
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
}
