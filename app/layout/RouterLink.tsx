import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { isAppPath } from '../paths';

/** The router's link under the links of the kit; a plain one for what lies outside of the app. */
export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (!isAppPath(href) || props.target !== undefined || props.download !== undefined)
    return <a href={href} {...props} />;
  return <Link to={href} {...props} />;
}
