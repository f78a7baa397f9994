import type { RecordLabels } from '../../components/table/recordLabels.js'
import { plural } from '../../labels/plural.js'

export const recordLabels: RecordLabels = {
  contracts: 'Verträge',
  contractsEmpty: 'Dieses Projekt hat noch keine Verträge.',
  contractSources: 'Vertragsvorlagen',
  contractSourcesEmpty: 'Es gibt noch keine Vorlagen.',
  columnAddress: 'Adresse',
  columnAudited: 'Geprüft',
  columnAuthor: 'Autor',
  columnCreated: 'Erstellt',
  columnEmail: 'E-Mail',
  columnLicense: 'Lizenz',
  columnName: 'Name',
  columnSource: 'Quelle',
  columnType: 'Art',
  all: 'Alle',
  audited: 'Geprüft',
  disabled: 'Deaktiviert',
  moreInfo: 'Mehr',
  unnamed: 'Ohne Namen',
  contacts: 'Kontakte',
  contactsEmpty: 'Diese Zielgruppe hat noch keine Kontakte.',
  contactCount: (count) =>
    plural('de', count, { one: '# Kontakt', other: '# Kontakte' }),
  personalHidden: 'Verborgen',
  personalHide: 'Namen und E-Mails verbergen',
  personalShow: 'Namen und E-Mails anzeigen',
  personalText:
    'Namen und E-Mails sind personenbezogene Daten. Sie sind verborgen.',
}
