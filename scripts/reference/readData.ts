import ts from 'typescript'
import { getTypeName, type Reader, readMembers } from './readMembers.js'

/**
 * Returns the type of the data of a hook in one line, such as `Order | null`;
 * undefined if it is an object that a table describes better.
 */
export function readData(reader: Reader, type: ts.Type): string | undefined {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  )
  const names = parts.map((part) => nameOfData(reader, part))
  if (names.some((name) => name === undefined)) return undefined
  // The compiler's order of a union is not ours.
  const isNull = (name: string | undefined) => (name === 'null' ? 1 : 0)
  return names.sort((a, b) => isNull(a) - isNull(b)).join(' | ')
}

const objects = ts.TypeFlags.Object | ts.TypeFlags.Intersection

function nameOfData(reader: Reader, type: ts.Type): string | undefined {
  const { checker } = reader
  if (type.symbol?.name === 'InfiniteData') {
    const [page] = checker.getTypeArguments(type as ts.TypeReference)
    return page && `InfiniteData<${describeObject(reader, page)}>`
  }
  const isNamed = reader.publicNames.has(type) || checker.isArrayType(type)
  if (isNamed || !(type.flags & objects)) return getTypeName(reader, type)
  const isDeclared = readMembers(reader, type).some(({ doc }) => doc.text)
  return isDeclared ? undefined : describeObject(reader, type)
}

/** Writes an object with its properties, or else its name. */
function describeObject(reader: Reader, type: ts.Type): string {
  const properties = reader.checker.getPropertiesOfType(type)
  if (properties.length === 0) {
    // Otherwise the compiler would write the name of the type itself.
    const flags = ts.TypeFormatFlags.InTypeAlias
    return reader.checker.typeToString(type, undefined, flags)
  }
  const fields = properties.map((property) => {
    const field = reader.checker.getTypeOfSymbol(property)
    const known = reader.checker.getNonNullableType(field)
    const mark = known === field ? '' : '?'
    return `${property.name}${mark}: ${getTypeName(reader, known)}`
  })
  return `{ ${fields.join('; ')} }`
}
