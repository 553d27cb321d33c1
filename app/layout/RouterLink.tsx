import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { isAppPath } from '../paths';

/** The link component for the kit: client-side navigation inside the app, a plain link otherwise. */
export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (!isAppPath(href) || props.target !== undefined || props.download !== undefined)
    return <a href={href} {...props} />;
  return <Link to={href} {...props} />;
}
