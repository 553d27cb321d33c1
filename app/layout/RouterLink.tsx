import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { isAppPath } from '../paths';

export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (!isAppPath(href) || props.target !== undefined || props.download !== undefined)
    return <a href={href} {...props} />;
  return <Link to={href} {...props} />;
}
