import { useSyncExternalStore, type ComponentProps } from 'react';

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

function onNavigation(listener: () => void) {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

export const usePath = () => new URL(useSyncExternalStore(onNavigation, () => location.href));

/** The link component of the whole kit, set on `KitProvider`. A site with a router passes its router's link. */
export function PageLink({ href = '', ...props }: ComponentProps<'a'>) {
  const onClick: typeof props.onClick = (event) => {
    props.onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !href.startsWith('/') || event.defaultPrevented) return;
    event.preventDefault();
    go(href);
  };
  return <a {...props} href={href} onClick={onClick} />;
}
