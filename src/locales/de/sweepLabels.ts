import type { SweepLabels } from '../../components/Sweep/sweepLabels.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './counts.js'

export const sweepLabels: SweepLabels = {
  sweepTitle: 'Die günstigsten kaufen',
  sweepBy: 'Auswählen nach',
  sweepByCount: 'Anzahl',
  sweepByBudget: 'Budget',
  sweepCount: 'Wie viele',
  sweepBudget: 'Höchstens',
  sweepFound: (count) => `${pieces(count)} zu verkaufen`,
  sweepUpTo: (count) => `Bis zu ${pieces(count)} auf einmal`,
  sweepEmpty: 'In dieser Währung ist nichts zu verkaufen.',
  sweepOthers: 'Angebote in anderen Währungen bleiben außen vor.',
  sweepTooLittle: (price) => `Das günstigste kostet ${price}.`,
  sweepNothing: 'Anzahl wählen',
  sweepRange: 'Preisspanne',
  sweepLimited: (most) =>
    plural('de', most, {
      one: 'Ein Kauf umfasst höchstens # Angebot.',
      other: 'Ein Kauf umfasst höchstens # Angebote.',
    }),
  sweepUnread: (count) =>
    plural('de', count, {
      one: 'Gewählt aus dem # günstigsten Angebot; es gibt weitere.',
      other: 'Gewählt aus den # günstigsten Angeboten; es gibt weitere.',
    }),
  sweepValue: (count, all) => `${count} von ${all}`,
}
