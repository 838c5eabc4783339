import type { Plugin } from 'vite';

const emptied = '{}';
const nothing = '{ return null; }';
const noText = "{ return ''; }";

/**
 * Functions of React DOM that only features reach that this site does not use, each with the body that replaces its
 * own: saves 9 kB on every page. Public pages are bound to 125 kB of scripts, of which React DOM is half. A test checks
 * that the features stay unused (unused-react-parts.test.ts).
 */
export const unusedReactParts: Record<string, Record<string, string>> = {
  // React's <ViewTransition>. Links transition with the browser's own function, which React Router calls.
  viewTransitions: stubs(emptied, [
    'startViewTransition',
    'reportViewTransitionError',
    'scheduleViewTransitionEvent',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'createViewTransitionInstance',
    'ViewTransitionPseudoElement',
  ]),
  // <Activity> and <SuspenseList>.
  boundaries: stubs(nothing, [
    'updateActivityComponent',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    'updateSuspenseListComponent',
    'initSuspenseListRenderState',
  ]),
  // References to fragments.
  fragmentRefs: stubs(emptied, [
    'FragmentInstance',
    'commitNewChildToFragmentInstances',
    'commitNewChildToFragmentInstance',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'deleteChildFromFragmentInstance',
    'validateDocumentPositionWithFiberTree',
  ]),
  // Style sheets and scripts that components bring along (`precedence`, `preinit`): ours belong to routes.
  resources: stubs(nothing, [
    'getResource',
    'acquireResource',
    'suspendResource',
    'preinitStyle',
    'preloadModule',
    'insertSuspendedStylesheets',
    'insertStylesheetIntoRoot',
    'waitForCommitToBeReady',
  ]),
  // useActionState.
  actionStates: stubs(emptied, [
    'mountActionState',
    'updateActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
  ]),
  // onSelect.
  selectEvents: stubs(emptied, ['constructSelectEvent']),
  // The names of components in the stacks of errors: minified, they tell nobody anything.
  componentStacks: stubs(noText, ['getStackByFiberInDevAndProd']),
};

const methods = /^(FragmentInstance|ViewTransitionPseudoElement)$/;

/** Replaces them in the browser's code. */
export const withoutUnusedReactParts: Plugin = {
  name: 'without-unused-react-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      return { code: withoutParts(code, this.parse(code)), map: null };
    },
  },
};

type Place = { start: number; end: number };
type Node = Place & Record<string, unknown>;

/** @throws Error if a function is missing, because this version of React names it in another way */
export function withoutParts(code: string, program: { body: unknown }): string {
  const bodies = new Map(Object.values(unusedReactParts).flatMap((part) => Object.entries(part)));
  const replaced: (Place & { by: string })[] = [];
  for (const statement of program.body as Node[]) {
    const name = functionName(statement);
    const by = name === undefined ? undefined : bodies.get(name);
    if (name !== undefined && by !== undefined) {
      replaced.push({ ...(statement['body'] as Place), by });
      bodies.delete(name);
    } else if (methods.test(methodOwner(statement) ?? '')) {
      replaced.push({ start: statement.start, end: statement.end, by: '' });
    }
  }
  if (bodies.size > 0) throw new Error(`React DOM has no function ${[...bodies.keys()].join(', ')}`);
  return replaced
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

function functionName(statement: Node): string | undefined {
  return statement['type'] === 'FunctionDeclaration' ? (statement['id'] as { name: string }).name : undefined;
}

/** Of `Owner.prototype.method = …`. */
function methodOwner(statement: Node): string | undefined {
  const { left } = (statement['expression'] ?? {}) as { left?: { object?: { object?: { name?: string } } } };
  return left?.object?.object?.name;
}

function stubs(body: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, body]));
}
