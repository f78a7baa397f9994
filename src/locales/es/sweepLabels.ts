import type { SweepLabels } from '../../components/Sweep/sweepLabels.js'
import { plural } from '../../labels/plural.js'
import { items, listings } from './counts.js'

export const sweepLabels: SweepLabels = {
  sweepTitle: 'Comprar los más baratos',
  sweepBy: 'Elegir por',
  sweepByCount: 'Cantidad',
  sweepByBudget: 'Presupuesto',
  sweepCount: 'Número de artículos',
  sweepBudget: 'Gastar hasta',
  sweepFound: (count) => `${items(count)} en venta`,
  sweepUpTo: (count) => `Hasta ${items(count)} a la vez`,
  sweepEmpty: 'No hay nada en venta en esta moneda.',
  sweepOthers: 'No se incluyen otras monedas.',
  sweepTooLittle: (price) => `El artículo más barato cuesta ${price}.`,
  sweepNothing: 'Nada seleccionado',
  sweepRange: 'Rango de precios',
  sweepLimited: (most) => `Como máximo ${listings(most)} a la vez.`,
  sweepUnread: (count) =>
    plural('es', count, {
      one: 'Elegido entre el # anuncio más barato; hay más.',
      many: 'Elegidos entre los # de anuncios más baratos; hay más.',
      other: 'Elegidos entre los # anuncios más baratos; hay más.',
    }),
  sweepValue: (count, all) => `${count} de ${all}`,
}
