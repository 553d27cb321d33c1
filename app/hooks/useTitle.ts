import { pageTitle } from '@alphazone/client/pages';
import { useEffect } from 'react';

import { usePorts } from '../ports';

export function useTitle(title: string | undefined): void {
  const { site, setTitle } = usePorts();
  const { name, tagline } = site.brand;
  useEffect(() => setTitle(pageTitle(title, { name, tagline })), [title, name, tagline, setTitle]);
}
