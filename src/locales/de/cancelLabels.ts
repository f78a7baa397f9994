import type { CancelLabels } from '../../components/CancelDialog/cancelLabels.js'
import { plural } from '../../labels/plural.js'
import { listings } from './counts.js'

export const cancelLabels: CancelLabels = {
  // One listing
  cancelTitle: 'Angebot zurückziehen',
  cancelText:
    'Ist das Angebot zurückgezogen, kann niemand mehr daraus kaufen. Bis dahin bleibt es aktiv, auch wenn das Stück die Wallet verlässt und zurückkehrt.',
  cancelGas:
    'Das Zurückziehen ist eine Transaktion mit kleiner Netzwerkgebühr.',
  cancelFree:
    'Das Zurückziehen braucht nur eine Signatur und kostet keine Netzwerkgebühr.',
  'cancelOver.filled': (name) => `${name} wurde schon verkauft`,
  'cancelOver.cancelled': (name) => `${name} wurde schon zurückgezogen`,
  'cancelOver.expired': (name) =>
    `Das Angebot von ${name} ist schon abgelaufen`,
  'cancelOver.other': (name) => `${name} wird nicht mehr angeboten`,
  cancelOverText:
    'Aus diesem Angebot kann niemand kaufen, deshalb war nichts zu senden.',

  // Several
  cancelManyTitle: 'Angebote zurückziehen',
  cancelManyCount: (count) => listings(count),
  cancelManyText: (count) =>
    plural('de', count, {
      one: 'Ist es zurückgezogen, kann niemand mehr daraus kaufen. Bis dahin bleibt das Angebot aktiv, auch wenn das Stück die Wallet verlässt und zurückkehrt.',
      other:
        'Sind sie zurückgezogen, kann niemand mehr daraus kaufen. Bis dahin bleiben die Angebote aktiv, auch wenn die Stücke die Wallet verlassen und zurückkehren. Die Wallet fragt #-mal.',
    }),
  cancelManyAction: (count) => `${listings(count)} zurückziehen`,
  cancelManyGoOn: (count) =>
    plural('de', count, {
      one: 'Mit # Angebot fortfahren',
      other: 'Mit # Angeboten fortfahren',
    }),
  cancelManyNone: 'Ein Angebot auswählen',
  cancelManyStopped: 'Hier angehalten. Der Rest wurde nicht gesendet.',
  cancelManyDone: (count) =>
    plural('de', count, {
      one: '# Angebot ist vom Markt',
      other: '# Angebote sind vom Markt',
    }),
  cancelManyKept: 'Die Stücke bleiben in der Wallet.',
  'cancelPart.waiting': 'Wartet',
  'cancelPart.working': 'Wird zurückgezogen',
  'cancelPart.done': 'Zurückgezogen',
  'cancelPart.over': 'Bereits beendet',
  'cancelPart.failed': 'Noch angeboten',
}
