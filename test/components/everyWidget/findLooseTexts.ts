import { readdirSync } from 'node:fs'
import ts from 'typescript'

/**
 * Finds texts in JSX that a browser's translator breaks. It replaces text nodes, and React
 * updates and removes the nodes that it made: only the text of an element without other
 * children is set anew. Returns the file, the line and the text of each.
 */
export function findLooseTexts(folder: string): string[] {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ts.sys.resolvePath(`${folder}/${name}`))
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const program = ts.createProgram(files, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const found: string[] = []

  const mayBeText = (node: ts.Expression): boolean => {
    const type = checker.getTypeAtLocation(node)
    const parts = type.isUnion() ? type.types : [type]
    // A node from outside is an element of its own, or a text without siblings.
    const isNode = parts.some((part) => part.flags & ts.TypeFlags.Object)
    return parts.some(
      (part) =>
        part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) &&
        !(isNode && part.flags & (ts.TypeFlags.String | ts.TypeFlags.Number)) &&
        !(part.isLiteral() && !part.value),
    )
  }
  const isText = (child: ts.JsxChild): boolean => {
    if (ts.isJsxText(child)) return child.text.trim() !== ''
    if (!ts.isJsxExpression(child) || !child.expression) return false
    const { expression } = child
    // Translators leave space between elements alone.
    if (ts.isStringLiteral(expression) && !expression.text.trim()) return false
    return mayBeText(expression)
  }
  const isRendered = (child: ts.JsxChild): boolean =>
    !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
    !(ts.isJsxExpression(child) && !child.expression)

  for (const file of program.getSourceFiles()) {
    if (!files.includes(file.fileName)) continue
    const add = (node: ts.Node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      const text = node.getText().trim().replace(/\s+/g, ' ')
      found.push(`${file.fileName}:${line + 1} ${text.slice(0, 60)}`)
    }
    const visit = (node: ts.Node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const children = node.children.filter(isRendered)
        const isLoose = ts.isJsxFragment(node) || children.length > 1
        if (isLoose) children.filter(isText).forEach(add)
      }
      if (
        ts.isFunctionDeclaration(node) &&
        /^[A-Z]/.test(node.name?.text ?? '')
      )
        findReturns(node)
      ts.forEachChild(node, visit)
    }
    const findReturns = (node: ts.Node): void => {
      if (
        ts.isReturnStatement(node) &&
        node.expression &&
        mayBeText(node.expression)
      )
        add(node)
      if (!ts.isFunctionExpression(node) && !ts.isArrowFunction(node))
        ts.forEachChild(node, findReturns)
    }
    visit(file)
  }
  return found
}
