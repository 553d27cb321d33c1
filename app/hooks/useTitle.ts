import { useEffect } from 'react';

import { brandTitle } from '../site/brandTitle';
import { usePorts } from '../ports';

/** Names the page in the browser's tab: `{title} · {brand}`, or the brand and its tagline. */
export function useTitle(title: string | undefined): void {
  const { site, setTitle } = usePorts();
  const { name, tagline } = site.brand;
  useEffect(
    () => setTitle(title === undefined ? brandTitle({ name, tagline }) : `${title} · ${name}`),
    [title, name, tagline, setTitle],
  );
}
