import path from 'node:path';
import ts from 'typescript';
import { isImportedLate, isMember, isProductCode, methodNames } from './product-code.ts';
import { remembered } from './remembered.ts';

/** The error codes that a piece of code names, and the other pieces it uses. */
type Piece = { codes: Set<string>; uses: Set<ts.Node> };

const verbs = new Set(['get', 'post', 'put', 'patch', 'delete']);

/**
 * Returns the error codes with which each endpoint ("GET /bookings/:id") can answer: those named anywhere in the code
 * reachable from its access rule, schemas and handler. Read from the sources, so that nobody has to maintain a list.
 * Ignores what runs later (jobs), codes that are only compared (`isErrorOf`), and errors that are caught at once
 * without being inspected.
 */
export function reachableErrors(): Record<string, string[]> {
  return remembered('reachable-errors', readReachableErrors);
}

function readReachableErrors(): Record<string, string[]> {
  const program = openProgram();
  const reader = new Reader(program);
  const found: [string, string[]][] = [];
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.endsWith('.api.server.ts')) continue;
    for (const { endpoint, parts } of routesOf(file)) found.push([endpoint, [...reader.codesBehind(parts)].toSorted()]);
  }
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function openProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
  if (!config) throw new Error('tsconfig.json cannot be read');
  // Only what the endpoints import, without the pages, which halves the work.
  return ts.createProgram([path.resolve('app/api.server.ts')], config.options);
}

/** Finds `.get('/path', rule, …, handler)` anywhere in a file. */
function routesOf(file: ts.SourceFile): { endpoint: string; parts: readonly ts.Expression[] }[] {
  const routes: { endpoint: string; parts: readonly ts.Expression[] }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      verbs.has(node.expression.name.text)
    ) {
      const [address, ...parts] = node.arguments;
      if (address && ts.isStringLiteral(address) && parts.length > 0) {
        routes.push({ endpoint: `${node.expression.name.text.toUpperCase()} ${address.text}`, parts });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return routes;
}

class Reader {
  private readonly pieces = new Map<ts.Node, Piece>();
  private readonly checker: ts.TypeChecker;
  private readonly methods: ReadonlySet<string>;
  /** What app/api.server.ts passes to a room as arguments: `createUploadsApi(ownsProfessional, …)`. */
  private readonly handed = new Map<ts.Node, ts.NodeArray<ts.Expression>>();

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
    this.methods = methodNames(program);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /^create\w+Api$/.test(node.expression.getText())) {
        const creator = this.aimOf(this.checker.getSymbolAtLocation(node.expression))?.valueDeclaration;
        if (creator) this.handed.set(creator, node.arguments);
      }
      ts.forEachChild(node, visit);
    };
    visit(program.getSourceFile('app/api.server.ts') ?? failed('app/api.server.ts is not there'));
  }

  codesBehind(parts: readonly ts.Node[]): Set<string> {
    const codes = new Set<string>();
    const seen = new Set<ts.Node>(parts);
    for (const node of seen) {
      const piece = this.read(node);
      for (const code of piece.codes) codes.add(code);
      for (const used of piece.uses) seen.add(used);
    }
    return codes;
  }

  private read(node: ts.Node): Piece {
    const known = this.pieces.get(node);
    if (known) return known;
    const piece: Piece = { codes: new Set(), uses: new Set() };
    this.pieces.set(node, piece);
    this.visit(node, piece);
    return piece;
  }

  private visit(node: ts.Node, piece: Piece): void {
    if (ts.isTypeNode(node) || (ts.isCallExpression(node) && node.expression.getText() === 'isErrorOf')) return;
    if (this.isErrorTable(node)) {
      for (const code of this.codesNamedAt(node)) piece.codes.add(code);
      return;
    }
    if (isSwallowed(node)) {
      node.arguments.forEach((handler) => this.visit(handler, piece));
      return;
    }
    if (ts.isIdentifier(node) && this.mayNameCode(node)) this.use(node, piece);
    ts.forEachChild(node, (child) => this.visit(child, piece));
  }

  /** Only then is it asked for its meaning: for a member of the answer of a query that takes a second. */
  private mayNameCode(name: ts.Identifier): boolean {
    const { parent } = name;
    if (ts.isPropertyAssignment(parent) && parent.name === name) return false;
    if (!isMember(name)) return true;
    const isCalled = ts.isCallExpression(parent.parent) && parent.parent.expression === parent;
    return this.methods.has(name.text) && (isCalled || this.isOfModule(parent));
  }

  /** Reports whether `store.find` is a member of a constant of a module, which may be passed on without a call. */
  private isOfModule(member: ts.Node): boolean {
    let root = member;
    while (ts.isPropertyAccessExpression(root)) root = root.expression;
    const declaration = ts.isIdentifier(root) && this.aimOf(this.checker.getSymbolAtLocation(root))?.valueDeclaration;
    return declaration && ts.isVariableDeclaration(declaration)
      ? ts.isSourceFile(declaration.parent.parent.parent)
      : false;
  }

  private use(name: ts.Identifier, piece: Piece): void {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.checker.getSymbolAtLocation(name);
    for (const declaration of this.aimOf(symbol)?.declarations ?? []) {
      const late = isImportedLate(declaration) ? this.checker.getTypeAtLocation(name).symbol : undefined;
      this.useDeclaration(late ? late.valueDeclaration : declaration, piece);
    }
  }

  private aimOf(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private useDeclaration(declaration: ts.Node | undefined, piece: Piece): void {
    const handed =
      declaration && ts.isParameter(declaration)
        ? this.handed.get(declaration.parent)?.[declaration.parent.parameters.indexOf(declaration)]
        : undefined;
    if (handed) piece.uses.add(handed);
    if (!declaration || !isProductCode(declaration.getSourceFile())) return;
    const isCode =
      ts.isFunctionLike(declaration) ||
      ts.isVariableDeclaration(declaration) ||
      ts.isPropertyAssignment(declaration) ||
      ts.isClassDeclaration(declaration);
    // Using one function of a store or table does not mean using all of them.
    if (!isCode || (ts.isVariableDeclaration(declaration) && isTableOfFunctions(declaration))) return;
    if (ts.isClassDeclaration(declaration) && declaration.name?.text === 'AppError') return;
    piece.uses.add(declaration);
  }

  /** Reports whether a node is `bookingErrors`, as in `bookingErrors.slot_taken` or `bookingErrors[code]`. */
  private isErrorTable(node: ts.Node): node is ts.Identifier {
    if (!ts.isIdentifier(node) || !node.text.endsWith('Errors')) return false;
    const declaration = this.aimOf(this.checker.getSymbolAtLocation(node))?.valueDeclaration;
    if (!declaration || !ts.isVariableDeclaration(declaration) || declaration.name === node) return false;
    return declaration.initializer !== undefined && declaration.initializer.getText().startsWith('defineErrors(');
  }

  private codesNamedAt(table: ts.Identifier): string[] {
    const { parent } = table;
    if (ts.isPropertyAccessExpression(parent)) {
      const isText = ts.isPropertyAccessExpression(parent.parent) && parent.parent.name.text === 'message';
      return isText ? [] : [parent.name.text];
    }
    if (ts.isElementAccessExpression(parent)) {
      const type = this.checker.getTypeAtLocation(parent.argumentExpression);
      const kinds = type.isUnion() ? type.types : [type];
      if (kinds.every((kind) => kind.isStringLiteral())) return kinds.map((kind) => kind.value);
    }
    if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
      return parent.name.elements.map(({ name, propertyName = name }) => propertyName.getText());
    }
    // An import names no code; any other use may mean every code.
    return ts.isImportSpecifier(parent)
      ? []
      : this.checker
          .getTypeAtLocation(table)
          .getProperties()
          .map(({ name }) => name);
  }
}

function failed(why: string): never {
  throw new Error(why);
}

/**
 * Reports whether errors of a call are swallowed: `consume(…).then(() => true, () => false)`, `read(…).catch(() =>
 * undefined)`.
 */
function isSwallowed(node: ts.Node): node is ts.CallExpression {
  if (
    !ts.isCallExpression(node) ||
    !ts.isPropertyAccessExpression(node.expression) ||
    !ts.isCallExpression(node.expression.expression)
  )
    return false;
  const { name } = node.expression;
  const handler = name.text === 'then' ? node.arguments[1] : name.text === 'catch' ? node.arguments[0] : undefined;
  // A handler that inspects the error may rethrow it.
  return (
    handler !== undefined && ts.isArrowFunction(handler) && handler.parameters.length === 0 && !ts.isBlock(handler.body)
  );
}

function isTableOfFunctions({ initializer }: ts.VariableDeclaration): boolean {
  return (
    initializer !== undefined &&
    ts.isObjectLiteralExpression(initializer) &&
    initializer.properties.length > 0 &&
    initializer.properties.every(
      (property) =>
        ts.isMethodDeclaration(property) ||
        (ts.isPropertyAssignment(property) && ts.isFunctionLike(property.initializer)),
    )
  );
}
