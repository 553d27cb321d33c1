import { renderToStaticMarkup } from 'react-dom/server';

import { ForumProvider } from '../forum/ForumProvider';
import type { Forum } from '../forum/Forum';

/** Returns a hook's first result. Its functions can be called; its state does not change. */
export function hookIn<Result>(forum: Forum, useHook: () => Result): Result {
  const results: Result[] = [];
  function Probe() {
    results.push(useHook());
    return null;
  }
  renderToStaticMarkup(
    <ForumProvider forum={forum}>
      <Probe />
    </ForumProvider>,
  );
  return results[0] as Result;
}
