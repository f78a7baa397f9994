import type { RecordLabels } from '../../components/table/recordLabels.js'
import { plural } from '../../labels/plural.js'

export const recordLabels: RecordLabels = {
  contracts: 'Contratos',
  contractsEmpty: 'Este proyecto todavía no tiene contratos.',
  contractSources: 'Plantillas de contrato',
  contractSourcesEmpty: 'Todavía no hay plantillas de contrato.',
  columnAddress: 'Dirección',
  columnAudited: 'Auditado',
  columnAuthor: 'Autor',
  columnCreated: 'Creado',
  columnEmail: 'Correo electrónico',
  columnLicense: 'Licencia',
  columnName: 'Nombre',
  columnSource: 'Origen',
  columnType: 'Tipo',
  audited: 'Auditado',
  disabled: 'Desactivado',
  moreInfo: 'Más',
  unnamed: 'Sin nombre',
  contacts: 'Contactos',
  contactsEmpty: 'Esta audiencia todavía no tiene contactos.',
  contactCount: (count) =>
    plural('es', count, {
      one: '# contacto',
      many: '# de contactos',
      other: '# contactos',
    }),
  personalHidden: 'Oculto',
  personalHide: 'Ocultar nombres y correos',
  personalShow: 'Mostrar nombres y correos',
  personalText:
    'Los nombres y correos son datos personales, por eso están ocultos.',
}
