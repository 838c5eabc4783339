import ts from 'typescript';

/** Reports whether a file is code that runs for a request, and none of a package. */
export function isProductCode({ fileName }: ts.SourceFile): boolean {
  return /\/app\/(features|platform|lib)\//.test(fileName);
}

/** Returns the names of all methods of the product: those of classes, and functions in objects such as stores. */
export function methodNames(program: ts.Program): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = methodName(node);
    if (name && ts.isIdentifier(name)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (isProductCode(file)) visit(file);
  return names;
}

function methodName(node: ts.Node): ts.PropertyName | undefined {
  if (ts.isMethodDeclaration(node) || ts.isGetAccessorDeclaration(node)) return node.name;
  return ts.isPropertyAssignment(node) && ts.isFunctionLike(node.initializer) ? node.name : undefined;
}

/** Reports whether a name is that of a member: `find` in `store.find` or in `const { find } = store`. */
export function isMember(name: ts.Identifier): boolean {
  const { parent } = name;
  return ts.isPropertyAccessExpression(parent) ? parent.name === name : ts.isBindingElement(parent);
}

/** Reports whether something comes from `const { reportPdf } = await import('./report-pdf.server.ts')`. */
export function isImportedLate(declaration: ts.Declaration): boolean {
  const variable = ts.isBindingElement(declaration) ? declaration.parent.parent : undefined;
  const awaited = variable && ts.isVariableDeclaration(variable) ? variable.initializer : undefined;
  const call = awaited && ts.isAwaitExpression(awaited) ? awaited.expression : undefined;
  return call !== undefined && ts.isCallExpression(call) && call.expression.kind === ts.SyntaxKind.ImportKeyword;
}
