import type { OwnedLabels } from '../../components/Marketplace/ownedLabels.js'
import { plural } from '../../labels/plural.js'
import { pieces } from './counts.js'

export const ownedLabels: OwnedLabels = {
  ownedTitle: 'Deine Stücke',
  ownedItems: 'Stücke',
  ownedListed: 'Im Verkauf',
  ownedUnlisted: 'Nicht im Verkauf',
  ownedValue: 'Wert zum Floor-Preis',
  cancelMine: 'Angebote zurückziehen',
  selectToList: 'Mehrere anbieten',
  selectHint: 'Wähle die Stücke aus, die du anbieten möchtest.',
  selectedCount: (count) => plural('de', count, { other: '# ausgewählt' }),
  selectMost: (most) => `Höchstens ${pieces(most)} auf einmal.`,
  selectEnd: 'Auswahl beenden',
}
