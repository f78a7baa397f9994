import type { EditLabels } from '../../components/EditListing/editLabels.js'

export const editLabels: EditLabels = {
  editTitle: 'Editar anuncio',
  editAction: (price) => `Cambiar a ${price}`,
  editNothing: 'Sin cambios',
  editCancelFirst:
    'Primero cancelamos el anuncio anterior para que nadie compre al precio anterior y luego creamos el nuevo. Mientras tanto no está en venta.',
  editListFirst:
    'Primero creamos el anuncio nuevo para que siga en venta y luego cancelamos el anterior.',
  editStay:
    'No cierres esta ventana. Tu billetera te pedirá confirmación dos veces.',
  editPartCancel: (price) => `Cancelar el anuncio de ${price}`,
  editPartList: 'Crear anuncio nuevo',
  editFree: 'Solo una firma, sin comisión de red',
  editGas: 'Transacción, con comisión de red',
  editUnlisted:
    'El anuncio anterior está cancelado, así que el artículo no está en venta. Ponlo en venta de nuevo para terminar.',
  editBoth: (price) =>
    `Los dos anuncios están activos. Se puede seguir comprando por ${price} hasta que canceles el anterior.`,
  editSold: 'Se vendió al precio anterior.',
  edited: 'Anuncio actualizado',
  editedText:
    'El anuncio anterior está cancelado. Los compradores ven el nuevo.',
  changeAnyway: (price) => `Cambiar a ${price} de todos modos`,
}
