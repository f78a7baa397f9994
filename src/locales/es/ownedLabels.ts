import type { OwnedLabels } from '../../components/Marketplace/ownedLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'

export const ownedLabels: OwnedLabels = {
  ownedTitle: 'Tus artículos',
  ownedItems: 'Artículos',
  ownedListed: 'En venta',
  ownedUnlisted: 'No en venta',
  ownedValue: 'Valor al precio mínimo',
  cancelMine: 'Cancelar anuncios',
  selectToList: 'Poner varios en venta',
  selectHint: 'Selecciona los artículos que quieres poner en venta.',
  selectedCount: (count) =>
    plural('es', count, {
      one: '# seleccionado',
      other: '# seleccionados',
    }),
  selectMost: (most) => `Como máximo ${items(most)} a la vez.`,
  selectEnd: 'Dejar de seleccionar',
}
