import type { ReactNode } from 'react';

import { NotLoaded, type NotLoadedProps } from './NotLoaded';

interface LoadedProps<T> extends NotLoadedProps {
  data: T | undefined;
  children: (data: T) => ReactNode;
}

/** Shows a skeleton or an error until the data is loaded. */
export function Loaded<T>({ data, children, ...props }: LoadedProps<T>) {
  return data === undefined ? <NotLoaded {...props} /> : children(data);
}
