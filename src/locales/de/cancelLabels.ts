import type { CancelLabels } from '../../components/CancelDialog/cancelLabels.js'
import { plural } from '../../labels/plural.js'
import { listings } from './counts.js'

export const cancelLabels: CancelLabels = {
  // One listing
  cancelTitle: 'Angebot zurückziehen',
  cancelText:
    'Sobald das Angebot zurückgezogen ist, kann niemand mehr darüber kaufen. Bis dahin bleibt es aktiv, auch wenn du das Stück überträgst und zurückholst.',
  cancelGas: 'Das Zurückziehen ist eine Transaktion mit Netzwerkgebühr.',
  cancelFree: 'Zum Zurückziehen genügt eine Signatur, ohne Netzwerkgebühr.',
  'cancelOver.filled': (name) => `${name} wurde bereits verkauft`,
  'cancelOver.cancelled': (name) =>
    `Das Angebot für ${name} wurde bereits zurückgezogen`,
  'cancelOver.expired': (name) =>
    `Das Angebot für ${name} ist bereits abgelaufen`,
  'cancelOver.other': (name) => `${name} wird nicht mehr angeboten`,
  cancelOverText: 'Über dieses Angebot kann niemand mehr kaufen.',

  // Several
  cancelManyTitle: 'Angebote zurückziehen',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    plural('de', count, {
      one: 'Sobald das Angebot zurückgezogen ist, kann niemand mehr darüber kaufen. Bis dahin bleibt es aktiv, auch wenn du das Stück überträgst und zurückholst.',
      other:
        'Sobald die Angebote zurückgezogen sind, kann niemand mehr darüber kaufen. Bis dahin bleiben sie aktiv, auch wenn du die Stücke überträgst und zurückholst. Deine Wallet fragt #-mal nach.',
    }),
  cancelManyAction: (count) => `${listings(count)} zurückziehen`,
  cancelManyGoOn: (count) =>
    plural('de', count, {
      one: 'Mit # Angebot fortfahren',
      other: 'Mit # Angeboten fortfahren',
    }),
  cancelManyNone: 'Angebot auswählen',
  cancelManyStopped: 'Hier angehalten. Für den Rest wurde nichts gesendet.',
  cancelManyDone: (count) =>
    plural('de', count, {
      one: '# Angebot ist vom Markt',
      other: '# Angebote sind vom Markt',
    }),
  cancelManyKept: 'Die Stücke bleiben in deiner Wallet.',
  'cancelPart.waiting': 'Wartet',
  'cancelPart.working': 'Wird zurückgezogen',
  'cancelPart.done': 'Zurückgezogen',
  'cancelPart.over': 'Bereits beendet',
  'cancelPart.failed': 'Noch im Verkauf',
}
