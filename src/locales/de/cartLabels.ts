import type { CartLabels } from '../../components/CartDrawer/cartLabels.js'
import { plural } from '../../labels/plural.js'
import { number, pieces } from './counts.js'

export const cartLabels: CartLabels = {
  addToCart: 'In den Warenkorb',
  cart: 'Warenkorb',
  cartOf: (count) => `Warenkorb, ${pieces(count)}`,
  cartCount: (count) => pieces(count),
  cartApart:
    'Wird getrennt bezahlt: andere Sammlung, anderer Marktplatz oder andere Währung.',
  cartBrowse: 'Weiter stöbern',
  cartEmpty: 'Dein Warenkorb ist leer',
  cartEmptyText:
    'Sammle beim Stöbern Angebote und bezahle sie alle auf einmal.',
  cartLeft: (count) =>
    plural('de', count, {
      one: '# Stück liegt noch im Warenkorb.',
      other: '# Stück liegen noch im Warenkorb.',
    }),
  cartPutBack: 'Rückgängig',
  cartRemoveUnavailable: 'Entfernen',
  cartUnavailable: (count) => `Nicht mehr im Verkauf (${number(count)})`,
  checkOut: 'Zur Kasse',
  checkOutBack: 'Zurück zum Warenkorb',
  checkOutOf: (count, price) => `Zur Kasse: ${pieces(count)} für ${price}`,
  clearCart: 'Alle entfernen',
  removeFromCart: (name) => `${name} aus dem Warenkorb entfernen`,

  // Lines
  cartAccept: (price) => `${price} annehmen`,
  cartAcceptFewer: (available) => `${available} nehmen`,
  cartReplace: (price) => `Gegen eines für ${price} tauschen`,
  'cartLine.gone': 'Verkauft, zurückgezogen oder abgelaufen',
  'cartLine.own': 'Das ist dein eigenes Angebot',
  'cartLine.cheaper': (before) => `Statt ${before}`,
  'cartLine.dearer': (before) => `Vorher ${before}`,
  'cartLine.fewer': (available) => `Nur noch ${available} übrig`,
}
