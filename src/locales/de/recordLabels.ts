import type { RecordLabels } from '../../components/table/recordLabels.js'
import { plural } from '../../labels/plural.js'

export const recordLabels: RecordLabels = {
  contracts: 'Smart Contracts',
  contractsEmpty: 'Dieses Projekt hat noch keine Smart Contracts.',
  contractSources: 'Contract-Vorlagen',
  contractSourcesEmpty: 'Noch keine Contract-Vorlagen.',
  columnAddress: 'Adresse',
  columnAudited: 'Geprüft',
  columnAuthor: 'Autor',
  columnCreated: 'Erstellt',
  columnEmail: 'E-Mail',
  columnLicense: 'Lizenz',
  columnName: 'Name',
  columnSource: 'Quelle',
  columnType: 'Art',
  audited: 'Geprüft',
  disabled: 'Deaktiviert',
  moreInfo: 'Mehr',
  unnamed: 'Unbenannt',
  contacts: 'Kontakte',
  contactsEmpty: 'Diese Zielgruppe hat noch keine Kontakte.',
  contactCount: (count) =>
    plural('de', count, { one: '# Kontakt', other: '# Kontakte' }),
  personalHidden: 'Verborgen',
  personalHide: 'Namen und E-Mails verbergen',
  personalShow: 'Namen und E-Mails anzeigen',
  personalText:
    'Namen und E-Mails sind personenbezogene Daten und daher verborgen.',
}
