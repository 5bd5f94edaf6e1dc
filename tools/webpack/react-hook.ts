/**
 * Built first into everything that `npm run dev` serves. React tells this hook of its renderer when it is loaded. React Refresh makes one that keeps
 * nothing, and each remote has a Refresh of its own, which comes later and would know of no renderer: changed components were loaded,
 * and never drawn. React's developer tools bring such a hook, too.
 */
interface Hook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

/** Where React looks for it. */
export const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

const page = globalThis as { [hookName]?: Hook };
const renderers = new Map<number, unknown>();

page[hookName] ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
