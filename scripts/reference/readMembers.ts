import ts from 'typescript'
import { type Doc, readDoc } from './readDoc.js'

/** A property of one of our types. */
export type Member = {
  name: string
  /** Its type as the source writes it, or else as the compiler does. */
  type: string
  optional: boolean
  doc: Doc
}

const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags

/** The compiler's type checker, and the public names of symbols. */
export type Reader = {
  checker: ts.TypeChecker
  publicNames: ReadonlyMap<ts.Type, string>
}

/**
 * Returns the properties of a type that our source declares; those of React or
 * React Query are documented elsewhere. Returns none for unions of objects,
 * which are easier to read as code.
 */
export function readMembers(reader: Reader, type: ts.Type): Member[] {
  const [part, another] = getObjects(type)
  return part && !another ? readObject(reader, part) : []
}

/**
 * As `readMembers`, but for a union of objects it returns the properties of all of
 * them; those that some objects lack are optional.
 */
export function readAllMembers(reader: Reader, type: ts.Type): Member[] {
  const objects = getObjects(type).map((part) => readObject(reader, part))
  const members = new Map<string, Member>()
  for (const member of objects.flat()) {
    const known = members.get(member.name)
    const isNone = known?.type === 'undefined'
    if (!known || isNone) members.set(member.name, member)
  }
  return [...members.values()]
    .filter(({ type }) => type !== 'undefined')
    .map((member) => ({
      ...member,
      optional: !objects.every((object) =>
        object.some(({ name, optional }) => name === member.name && !optional),
      ),
    }))
}

function getObjects(type: ts.Type): ts.Type[] {
  const parts = type.isUnion() ? type.types : [type]
  return parts.filter(
    ({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection),
  )
}

function readObject(reader: Reader, object: ts.Type): Member[] {
  return reader.checker
    .getPropertiesOfType(object)
    .flatMap((property) => {
      const declaration = property.declarations?.find(isOurs)
      return declaration ? { declaration, property } : []
    })
    .sort((a, b) => comparePlaces(a.declaration, b.declaration))
    .map(({ declaration, property }) => {
      const optional = Boolean(property.flags & ts.SymbolFlags.Optional)
      const type = typeText(reader, property, declaration)
      return {
        name: property.name,
        optional,
        type: optional ? withoutUndefined(type) : type,
        doc: readDoc(declaration),
      }
    })
}

/** The compiler's own order may change. */
function comparePlaces(a: ts.Node, b: ts.Node): number {
  const [one, other] = [a.getSourceFile(), b.getSourceFile()]
  if (one === other) return a.pos - b.pos
  return one.fileName < other.fileName ? -1 : 1
}

function withoutUndefined(type: string): string {
  const rest = type.replace(/ \| undefined$/, '')
  return /^\(\([^()]*\) => [^()]*\)$/.test(rest) ? rest.slice(1, -1) : rest
}

/** Whether a symbol is declared in `src`. */
export function isOurs(node: ts.Node): boolean {
  const { fileName } = node.getSourceFile()
  return fileName.startsWith(`${process.cwd()}/src/`)
}

function typeText(
  { checker, publicNames }: Reader,
  property: ts.Symbol,
  declaration: ts.Declaration,
): string {
  if (ts.isPropertySignature(declaration) && declaration.type)
    return inOneLine(declaration.type.getText())
  if (ts.isPropertyDeclaration(declaration) && declaration.type)
    return inOneLine(declaration.type.getText())
  if (ts.isMethodSignature(declaration))
    return inOneLine(
      declaration.getText().slice(declaration.name.getText().length),
    )
  return getTypeName(
    { checker, publicNames },
    checker.getTypeOfSymbol(property),
  )
}

/** Returns the public name of a type, or else writes it out. */
export function getTypeName(
  { checker, publicNames }: Reader,
  type: ts.Type,
): string {
  const known = checker.getNonNullableType(type)
  const [item] = checker.isArrayType(known)
    ? checker.getTypeArguments(known as ts.TypeReference)
    : []
  const name = publicNames.get(known)
  const itemName = item && publicNames.get(item)
  if (name) return name
  if (itemName) return `${itemName}[]`
  const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope
  return readable(checker.typeToString(type, undefined, flags))
}

/** Writes a type that the compiler infers from a schema as a user would. */
function readable(type: string): string {
  const isAnswer = type.includes('Present<')
  return (isAnswer ? type.replaceAll(' | null | undefined', '') : type)
    .replace(/Present<(\{[^{}]*\})>/g, '$1')
    .replace(/;(?= \}(\W|$))/g, '')
    .replace(/`0x[^`]*`/g, 'Address')
    .replace(/"[^"]*"(?: \| "[^"]*")*/g, (names) =>
      // The compiler's order depends on the files that it read before.
      names.replaceAll('"', "'").split(' | ').sort().join(' | '),
    )
}

/** Removes line breaks from code. */
export function inOneLine(code: string): string {
  return code
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/(?<![{(,;|&<[=:?\s]|=>)\n\s*(?=[\w'"[])/g, '; ')
    .replace(/\s+/g, ' ')
    .replace(/([([{<,]) [|&](?= )/g, '$1')
    .replace(/^[|&] /, '')
    .replace(/,? (?=[)\]>])/g, '')
    .replace(/([([<]) /g, '$1')
}
