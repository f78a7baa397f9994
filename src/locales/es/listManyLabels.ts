import type { ListManyLabels } from '../../components/ListMany/listManyLabels.js'
import { plural } from '../../labels/plural.js'
import { items } from './counts.js'

export const listManyLabels: ListManyLabels = {
  listManyTitle: 'Poner en venta',
  listManyCount: (count) => items(count),
  listManyText: (count) =>
    plural('es', count, {
      one: 'Tu billetera te pedirá que lo confirmes.',
      many: 'Tu billetera te pedirá que confirmes cada uno de los # de artículos.',
      other:
        'Tu billetera te pedirá que confirmes cada uno de los # artículos.',
    }),
  listManyAction: (count) => `Poner en venta ${items(count)}`,
  listManyAnyway: (count) => `Poner en venta ${items(count)} de todos modos`,
  listManyAsked: 'Revisa los precios. Alguno podría ser un error.',
  listManyStopped:
    'Se detuvo aquí. Los demás artículos no se pusieron en venta. Si lo intentas de nuevo, se conservarán sus precios.',
  listManyNothing: 'No queda nada que poner en venta.',
  priceForAll: 'Precio para todos',
  priceOf: (name) => `Precio de ${name}`,
  floorAnd: (change) => `Mínimo ${change}`,
  receives: (amount) => `Recibes ${amount}`,
  isListed: 'Ya está en venta',
  'listPart.waiting': 'En espera',
  'listPart.working': 'Poniendo en venta…',
  'listPart.done': 'En venta',
  'listPart.failed': 'No se puso en venta',
  'listPart.filled': 'Vendido',
  'listPart.cancelled': 'Cancelado',
  'listPart.expired': 'Vencido',
  'listPart.other': 'Ya no está en venta',
}
