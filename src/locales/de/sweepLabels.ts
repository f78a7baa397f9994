import type { SweepLabels } from '../../components/Sweep/sweepLabels.js'
import { plural } from '../../labels/plural.js'
import { listings, pieces } from './counts.js'

export const sweepLabels: SweepLabels = {
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
}
