import { Fragment, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { ForumProvider } from '../forum/ForumProvider';
import type { Forum } from '../forum/Forum';

/**
 * Returns a hook's first result. Its functions can be called; its state does not change.
 * @param Contexts Provides further contexts of the hook. @default none
 */
export function hookIn<Result>(
  forum: Forum,
  useHook: () => Result,
  Contexts: ComponentType<{ children: ReactNode }> = Fragment,
): Result {
  const results: Result[] = [];
  function Probe() {
    results.push(useHook());
    return null;
  }
  renderToStaticMarkup(
    <ForumProvider forum={forum}>
      <Contexts>
        <Probe />
      </Contexts>
    </ForumProvider>,
  );
  return results[0] as Result;
}
