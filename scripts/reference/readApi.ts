import { relative } from 'node:path'
import ts from 'typescript'
import { readData } from './readData.js'
import { type Doc, readDoc } from './readDoc.js'
import {
  inOneLine,
  type Member,
  type Reader,
  readAllMembers,
  readMembers,
} from './readMembers.js'

/** One public name. */
export type ApiName = {
  name: string
  kind: 'function' | 'class' | 'type' | 'value'
  /** Entry that exports it. */
  entries: string[]
  /** The file that declares it, such as `src/hooks/trades/useBuy.ts`. */
  file: string
  doc: Doc
  /** Signature of a function. */
  signature?: string | undefined
  /** Type of a hook's data, if one line says it. */
  data?: string | undefined
  /** The parameters of a hook, if they are options of React Query. */
  options?: string | undefined
  /** Declaration of a type, if it says more than a table. */
  source?: string | undefined
  /** Tables of properties, by the name of their type. */
  tables: { title: string; members: Member[] }[]
}

/** Entries by the file that exports them. */
const entries = {
  'src/index.ts': 'marketkit',
  'src/core.ts': 'marketkit/core',
  'src/builder.ts': 'marketkit/builder',
  'src/locales.ts': 'marketkit/locales',
  'src/service/index.ts': 'marketkit/service',
  'src/service/web/index.ts': 'marketkit/service/web',
  'src/testing/index.ts': 'marketkit/testing',
}

/** Reads all public names with their TSDoc and types. */
export function readApi(): ApiName[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(
    config.compilerOptions,
    process.cwd(),
  )
  const program = ts.createProgram(Object.keys(entries), options)
  const checker = program.getTypeChecker()
  const exported = Object.entries(entries).flatMap(([file, entry]) =>
    getExports(program, file).map((symbol) => ({ entry, symbol })),
  )
  const reader = {
    checker,
    publicNames: new Map(
      exported
        .filter(
          ({ symbol: { flags } }) =>
            flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface),
        )
        .map(({ symbol }) => [
          checker.getNonNullableType(checker.getDeclaredTypeOfSymbol(symbol)),
          symbol.name,
        ]),
    ),
  }
  const names = new Map<ts.Symbol, ApiName>()
  for (const { entry, symbol } of exported) {
    const known = names.get(symbol) ?? describe(reader, symbol)
    known.entries.push(entry)
    names.set(symbol, known)
  }
  return [...names.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function getExports(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing.`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(symbol)
        : symbol,
    )
}

function describe(reader: Reader, symbol: ts.Symbol): ApiName {
  const { name, declarations = [] } = symbol
  const declaration = declarations.find((it) => !ts.isModuleDeclaration(it))
  if (!declaration) throw new Error(`${name} has no declaration.`)
  const common = {
    name,
    entries: [],
    file: relative(process.cwd(), declaration.getSourceFile().fileName),
    doc: readDoc(declaration),
  }
  if (ts.isFunctionDeclaration(declaration))
    return {
      ...common,
      kind: 'function',
      signature: getSignature(name, declaration),
      data: findData(reader, symbol),
      options: readOptions(symbol, reader.checker),
      tables: readTables(reader, symbol),
    }
  const type = reader.checker.getDeclaredTypeOfSymbol(symbol)
  if (ts.isClassDeclaration(declaration)) {
    const members = readMembers(reader, type).filter(({ doc }) => doc.text)
    return { ...common, kind: 'class', tables: [{ title: name, members }] }
  }
  if (ts.isInterfaceDeclaration(declaration)) {
    const members = readMembers(reader, type)
    return { ...common, kind: 'type', tables: [{ title: name, members }] }
  }
  if (!ts.isTypeAliasDeclaration(declaration))
    return { ...common, kind: 'value', tables: [] }
  const { type: node } = declaration
  const isSaidBest = ts.isUnionTypeNode(node) || ts.isMappedTypeNode(node)
  const members = isSaidBest ? [] : readMembers(reader, type)
  if (members.length > 0)
    return { ...common, kind: 'type', tables: [{ title: name, members }] }
  const source = declaration.getText().replace(/^export (declare )?/, '')
  return { ...common, kind: 'type', source, tables: [] }
}

/** Returns the signature of a function: parameters and return type. */
function getSignature(name: string, declaration: ts.FunctionDeclaration) {
  const parameters = declaration.parameters.map((parameter) => {
    const { initializer, name, questionToken, type } = parameter
    const isPattern = ts.isObjectBindingPattern(name)
    const word = type?.getText().endsWith('.Props') ? 'props' : 'parameters'
    const mark = initializer || questionToken ? '?' : ''
    const typed = inOneLine(type?.getText() ?? 'unknown')
    return `${isPattern ? word : name.getText()}${mark}: ${typed}`
  })
  const generics = declaration.typeParameters?.map((it) => it.getText())
  const begin = generics ? `${name}<${generics.join(', ')}>` : name
  const answer = declaration.type && inOneLine(declaration.type.getText())
  const end = answer ? `): ${answer}` : ')'
  const oneLine = `${begin}(${parameters.join(', ')}${end}`
  if (oneLine.length <= 80) return oneLine
  return `${begin}(\n  ${parameters.join(',\n  ')},\n${end}`
}

const described = ['Variables', 'Parameters', 'Options', 'Props', 'ReturnType']

/**
 * Returns the tables of a function: the types of its namespace that have
 * properties.
 */
function readTables(reader: Reader, symbol: ts.Symbol) {
  const tables = described.flatMap((part) => {
    const type = getPart(reader, symbol, part)
    const members = type ? readAllMembers(reader, type) : []
    const title = `${symbol.name}.${part}`
    return members.length > 0 ? { title, members } : []
  })
  // The parameters of a flow include those of its intent.
  const own = tables.filter(
    (table) =>
      !tables.some(
        (other) =>
          other !== table &&
          table.members.every(({ name }) =>
            other.members.some((it) => it.name === name),
          ),
      ),
  )
  const data = getPart(reader, symbol, 'Data')
  if (!data || readData(reader, data)) return own
  const members = readAllMembers(reader, data)
  return [...own, { title: `${symbol.name}.Data`, members }]
}

function getPart(reader: Reader, symbol: ts.Symbol, part: string) {
  const type = symbol.exports?.get(part as ts.__String)
  return type && reader.checker.getDeclaredTypeOfSymbol(type)
}

/** Returns the type of a hook's data, if one line says it. */
function findData(reader: Reader, symbol: ts.Symbol): string | undefined {
  const data = getPart(reader, symbol, 'Data')
  return data && readData(reader, data)
}

/** Returns what the `Parameters` of a mutation are, from their own type. */
function readOptions(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const part = symbol.exports?.get('Parameters' as ts.__String)
  const node = part?.declarations?.find(ts.isTypeAliasDeclaration)?.type
  if (!node || !ts.isTypeReferenceNode(node)) return undefined
  const named = checker.getSymbolAtLocation(node.typeName)
  const alias =
    named && named.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(named)
      : named
  const declaration = alias?.declarations?.find(ts.isTypeAliasDeclaration)
  const text = declaration && readDoc(declaration).text
  return alias?.name === 'FlowHookParameters' ? text : undefined
}
