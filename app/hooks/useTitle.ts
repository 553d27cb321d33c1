import { useEffect } from 'react';

import { brandTitle } from '../site/brandTitle';
import { usePorts } from '../ports';

export function useTitle(title: string | undefined): void {
  const { site, setTitle } = usePorts();
  const { name, tagline } = site.brand;
  useEffect(
    () => setTitle(title === undefined ? brandTitle({ name, tagline }) : `${title} · ${name}`),
    [title, name, tagline, setTitle],
  );
}
