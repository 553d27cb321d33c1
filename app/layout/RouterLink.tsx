import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { isAppPath } from '../paths';

export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (!isAppPath(href) || props.target !== undefined || props.download !== undefined)
    return <a href={href} {...props} />;
  return <ScreenLink href={href} {...props} />;
}

/** React Router's `Link` can do more than the app uses, which would add 2 kB to each page. */
function ScreenLink({ href, onClick, ...props }: ComponentProps<'a'> & { href: string }) {
  const followLink = useLinkClickHandler<HTMLAnchorElement>(href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) followLink(event);
  };
  return <a {...props} href={useHref(href)} onClick={handleClick} />;
}
